// Loaded when the user opens the changes that wait on this device.
export { OfflineWaitingScreen } from '../../offline/waiting/waiting-screen.tsx'
export { OfflinePaperScreen } from '../../offline/paper/paper-screen.tsx'
export { LeftBehind } from '../../offline/waiting/left-behind.tsx'
export { EntryNote } from '../../offline/waiting/entry-note.tsx'
