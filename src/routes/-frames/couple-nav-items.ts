import { COUPLE_SCREENS } from '#contract/screens/couple.ts'
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs'
import IconChecklist from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs'
import IconCloudUpload from '@tabler/icons-react/dist/esm/icons/IconCloudUpload.mjs'
import IconCoinEuro from '@tabler/icons-react/dist/esm/icons/IconCoinEuro.mjs'
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs'
import IconWorldHeart from '@tabler/icons-react/dist/esm/icons/IconWorldHeart.mjs'
import { areaNavItems } from './area-nav-items.ts'

/** The nav items of the couple's area. @param counts edits to be sent or reviewed, quotes to be answered, messages to be read */
export const coupleNavItems = areaNavItems(COUPLE_SCREENS, {
  '/couple': IconHome,
  '/couple/planning': IconChecklist,
  '/couple/budget': IconCoinEuro,
  '/couple/vendors': IconHeart,
  '/couple/bookings': IconCalendarEvent,
  '/couple/messages': IconMessage,
  '/couple/guests': IconUsersGroup,
  '/couple/website': IconWorldHeart,
  '/couple/gifts': IconGift,
  '/couple/profile': IconUsers,
  '/couple/gallery': IconPhoto,
  '/fornitori': IconSearch,
  '/couple/sync': IconCloudUpload,
})
