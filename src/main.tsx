import './ui/tokens.css'
import './ui/fonts.css'
import './ui/base.css'
import { boot } from './app/boot.tsx'

void boot()
