import { ADMIN_SCREENS } from '#contract/screens/admin.ts'
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs'
import IconLifebuoy from '@tabler/icons-react/dist/esm/icons/IconLifebuoy.mjs'
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs'
import IconHearts from '@tabler/icons-react/dist/esm/icons/IconHearts.mjs'
import { areaNavItems } from './area-nav-items.ts'

/** The nav items of the administrators' area. @param counts messages to support to be read */
export const adminNavItems = areaNavItems(ADMIN_SCREENS, {
  '/admin': IconLayoutDashboard,
  '/admin/fornitori': IconBuildingStore,
  '/admin/couple': IconHearts,
  '/admin/reviews': IconStar,
  '/admin/chat-support': IconLifebuoy,
})
