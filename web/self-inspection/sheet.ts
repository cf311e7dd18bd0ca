import { button, element } from '#widget/element.ts'

/** Opens content on the whole screen. onClose: called however it is closed. */
export function openSheet(
  name: string,
  closeLabel: string,
  content: readonly (Node | string)[],
  {
    className = 'sheet',
    isLow = false,
    onClose,
  }: { className?: string; isLow?: boolean; onClose: () => void },
): { readonly close: () => void } {
  const dialog = element('dialog', { class: className, 'aria-label': name }, ...content)
  const end = button(`corner${isLow ? ' low' : ''}`, closeLabel, () => dialog.close())
  dialog.append(end)
  dialog.addEventListener('close', () => {
    dialog.remove()
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => {})
    onClose()
  })
  document.body.append(dialog)
  dialog.showModal()
  // Without full-screen mode, the browser's bars stay, and the sheet fills the remaining space.
  void document.documentElement.requestFullscreen?.().catch(() => {})
  return { close: () => dialog.close() }
}
