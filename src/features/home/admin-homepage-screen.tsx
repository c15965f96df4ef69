import { PageHeader } from '../../ui/frame/page-header.tsx'
import { AdminHomeTexts } from './admin-home-texts.tsx'
import { AdminBackgrounds } from './admin-backgrounds.tsx'
import css from './admin-homepage.module.css'

/** What the home page shows first. */
export function AdminHomepageScreen() {
  return (
    <>
      <PageHeader title="Home" subtitle="Come si apre il sito, per chi arriva" />
      <div className={css.parts}>
        <AdminHomeTexts />
        <AdminBackgrounds />
      </div>
    </>
  )
}
