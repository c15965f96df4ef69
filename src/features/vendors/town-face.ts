export { TownField } from './town-field.tsx'
