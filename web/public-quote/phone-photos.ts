import { smallPicture } from '../ui/pictures/small-picture.ts'

/** Sends photos that are taken or chosen, one after the other, and shows the result. */
export function phonePhotos(card: HTMLElement): void {
  const status = card.querySelector('[role=status]')
  const inputs = [...card.querySelectorAll('input')]
  const say = (text: string | undefined) => {
    if (status) status.textContent = text ?? ''
  }
  const setBusy = (isBusy: boolean) => {
    for (const input of inputs) input.disabled = isBusy
  }
  const send = async (files: readonly File[]) => {
    setBusy(true)
    say(card.dataset['sending'])
    for (const file of files) {
      const outcome = await sendOne(file)
      say(card.dataset[outcome])
      if (outcome !== 'sent') break
    }
    setBusy(false)
  }
  for (const input of inputs)
    input.addEventListener('change', () => {
      const files = [...(input.files ?? [])]
      input.value = ''
      if (files.length > 0) void send(files)
    })
  setBusy(false)
}

/** Maximum length of the file name that is kept. Characters. */
const maxName = 120

async function sendOne(file: File): Promise<'sent' | 'failed' | 'full' | 'ended'> {
  try {
    const query = new URLSearchParams({ name: file.name.slice(-maxName) || 'photo.jpg' })
    const response = await fetch(`?${query.toString()}`, {
      method: 'POST',
      body: await smallPicture(file),
    })
    if (response.ok) return 'sent'
    if (response.status === 404) return 'ended'
    return (await response.text()).includes('file/too-many') ? 'full' : 'failed'
  } catch {
    return 'failed' // offline
  }
}
