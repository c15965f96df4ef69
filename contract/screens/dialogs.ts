/** The paths of screens that another of their area opens over itself: they have no place in the navigation, and a browser is not sent them. */
export const DIALOG_SCREENS = ['/vendor/real-wedding/add-new', '/vendor/real-wedding/edit-wedding'] as const
