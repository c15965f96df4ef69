import { VENDOR_SCREENS } from '#contract/screens/vendor.ts'
import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs'
import IconAward from '@tabler/icons-react/dist/esm/icons/IconAward.mjs'
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs'
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs'
import IconCloudUpload from '@tabler/icons-react/dist/esm/icons/IconCloudUpload.mjs'
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs'
import IconLayoutCollage from '@tabler/icons-react/dist/esm/icons/IconLayoutCollage.mjs'
import IconHearts from '@tabler/icons-react/dist/esm/icons/IconHearts.mjs'
import IconId from '@tabler/icons-react/dist/esm/icons/IconId.mjs'
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import IconMessageReply from '@tabler/icons-react/dist/esm/icons/IconMessageReply.mjs'
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs'
import IconStairsUp from '@tabler/icons-react/dist/esm/icons/IconStairsUp.mjs'
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs'
import IconWorldSearch from '@tabler/icons-react/dist/esm/icons/IconWorldSearch.mjs'
import { areaNavItems } from './area-nav-items.ts'

/** The nav items of the vendor's area. @param counts edits to be sent or reviewed, bookings to be answered, messages to be read */
export const vendorNavItems = areaNavItems(VENDOR_SCREENS, {
  '/vendor': IconBuildingStore,
  '/vendor/bookings': IconCalendarEvent,
  '/vendor/messages': IconMessage,
  '/vendor/analytics': IconChartBar,
  '/vendor/profile': IconId,
  '/vendor/image-manager': IconPhoto,
  '/vendor/gallery': IconArchive,
  '/vendor/videos': IconVideo,
  '/vendor/portfolio': IconLayoutCollage,
  '/vendor/real-wedding': IconHearts,
  '/vendor/seo': IconWorldSearch,
  '/vendor/reviews': IconStar,
  '/vendor/award': IconAward,
  '/vendor/auto-replies': IconMessageReply,
  '/vendor/upgrade-account': IconStairsUp,
  '/vendor/billing': IconReceipt,
  '/vendor/sync': IconCloudUpload,
})
