import type { Team } from './teams.ts'

/** Whether a team can be used: it is not closed. */
export function isOpenTeam({ erasedAt }: Pick<Team, 'erasedAt'>): boolean {
  return erasedAt === null
}

export function openTeams(teams: readonly Team[]): Team[] {
  return teams.filter(isOpenTeam)
}
