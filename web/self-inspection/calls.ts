import type { SelfInspectionView, SelfTest, Shot, ShownPhoto } from '@costard/contract'

/** Reason why a call failed, as a key of the texts. */
export type FailedFor = 'offline' | 'over' | 'full' | 'often' | 'refused' | 'mailed'

export class CallFailed extends Error {
  readonly reason: FailedFor
  constructor(reason: FailedFor) {
    super(reason)
    this.reason = reason
  }
}

const reasons: Readonly<Record<string, FailedFor>> = {
  'self-inspection/over': 'over',
  'self-inspection/too-many-photos': 'full',
  'self-inspection/too-many-mails': 'mailed',
  'file/too-many': 'full',
  'file/too-often': 'often',
  'request/too-many': 'often',
  'file/refused': 'refused',
  'request/too-large': 'refused',
}

/** Time limit; a photo over a slow connection takes a while. Milliseconds. */
const timeoutMs = 60_000

export interface CodeNow {
  readonly code: string
  readonly content: string
  readonly endsInMs: number
  readonly view: SelfInspectionView
}

export type PhotoSent = Pick<ShownPhoto, 'proof' | 'code'> & { readonly view: SelfInspectionView }

/** Returns the calls of the page; the token is the last part of its address. Each call throws CallFailed. */
export function inspectionCalls() {
  const token = location.pathname.split('/').at(-1) ?? ''
  const post = <Answer>(name: string, body: object = {}): Promise<Answer> =>
    send(`/api/public/self-inspection/${name}`, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, ...body }),
    })
  return {
    code: () => post<CodeNow>('code'),
    saveTest: (result: SelfTest) => post<SelfInspectionView>('test', { result }),
    mailLink: () => post<{ isSent: true }>('mail-link'),
    sendPhoto: (shot: Shot, photo: Blob) =>
      send<PhotoSent>(`?shot=${shot}`, { headers: { 'content-type': 'image/jpeg' }, body: photo }),
  }
}
export type Calls = ReturnType<typeof inspectionCalls>

async function send<Answer>(
  address: string,
  init: { readonly headers: Record<string, string>; readonly body: BodyInit },
): Promise<Answer> {
  let response: Response
  try {
    response = await fetch(address, { method: 'POST', ...init, signal: AbortSignal.timeout(timeoutMs) })
  } catch {
    throw new CallFailed('offline')
  }
  const answer = (await response.json().catch(() => ({}))) as { error?: { code?: string } }
  if (!response.ok) throw new CallFailed(reasons[answer.error?.code ?? ''] ?? 'offline')
  return answer as Answer // as declared in the contract
}
