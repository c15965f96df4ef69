import { ADMIN_SCREENS } from '#contract/screens/admin.ts'
import IconAd2 from '@tabler/icons-react/dist/esm/icons/IconAd2.mjs'
import IconAward from '@tabler/icons-react/dist/esm/icons/IconAward.mjs'
import IconBook2 from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs'
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs'
import IconFileInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs'
import IconGavel from '@tabler/icons-react/dist/esm/icons/IconGavel.mjs'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs'
import IconUserShield from '@tabler/icons-react/dist/esm/icons/IconUserShield.mjs'
import IconHome2 from '@tabler/icons-react/dist/esm/icons/IconHome2.mjs'
import IconLayoutBottombar from '@tabler/icons-react/dist/esm/icons/IconLayoutBottombar.mjs'
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs'
import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs'
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs'
import IconLifebuoy from '@tabler/icons-react/dist/esm/icons/IconLifebuoy.mjs'
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs'
import IconNews from '@tabler/icons-react/dist/esm/icons/IconNews.mjs'
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs'
import IconHearts from '@tabler/icons-react/dist/esm/icons/IconHearts.mjs'
import IconWorldSearch from '@tabler/icons-react/dist/esm/icons/IconWorldSearch.mjs'
import { areaNavItems } from './area-nav-items.ts'

/** The nav items of the administrators' area. @param counts messages to support to be read */
export const adminNavItems = areaNavItems(ADMIN_SCREENS, {
  '/admin/dashboard': IconLayoutDashboard,
  '/admin/da-confermare': IconUserCheck,
  '/admin/fornitori': IconBuildingStore,
  '/admin/couple': IconHearts,
  '/admin/awards': IconAward,
  '/admin/banner': IconAd2,
  '/admin/visibility': IconSpeakerphone,
  '/admin/blog': IconNews,
  '/admin/homepage-settings': IconHome2,
  '/admin/footer': IconLayoutBottombar,
  '/admin/seo': IconWorldSearch,
  '/admin/analytics': IconChartBar,
  '/admin/billing': IconFileInvoice,
  '/admin/contests': IconGavel,
  '/admin/amministratori': IconUserShield,
  '/admin/sicurezza': IconShieldLock,
  '/admin/registro': IconHistory,
  '/admin/reviews': IconStar,
  '/admin/real-wedding': IconBook2,
  '/admin/assistance': IconLifebuoy,
  '/admin/chat-support': IconMessages,
})
