import type { TeamId } from '@costard/contract'
import { api } from '#api/api.ts'
import { saveFile } from '#ui/save-file.ts'

/** Downloads a file of credit transfers. */
export async function saveTransfers(teamId: TeamId, fileId: string): Promise<void> {
  const { xml } = await api.payouts.fetch({ teamId, fileId })
  saveFile(new File([xml], `pain001-${fileId}.xml`, { type: 'application/xml' }))
}
