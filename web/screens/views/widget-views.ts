// Widgets for shops' websites.
export { AddWidgetScreen } from '../team/widgets/add-widget-screen.tsx'
export { WidgetScreen } from '../team/widgets/widget-screen.tsx'
export { WidgetsScreen } from '../team/widgets/widgets-screen.tsx'
