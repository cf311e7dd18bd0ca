import type { Team } from './teams.ts'

/** True if a team is not closed. */
export function isOpenTeam({ erasedAt }: Pick<Team, 'erasedAt'>): boolean {
  return erasedAt === null
}

export function openTeams(teams: readonly Team[]): Team[] {
  return teams.filter(isOpenTeam)
}
