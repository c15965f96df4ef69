import './ui/tokens.css'
import './ui/fonts.css'
import './ui/base.css'
import { isLookPath } from '#contract/screens/look.ts'
import { boot } from './app/boot.tsx'

void (isLookPath(location.pathname)
  ? import('./app/look/boot-look.tsx').then(({ bootLook }) => bootLook())
  : boot())
