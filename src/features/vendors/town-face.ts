export { TownField } from './town-field.tsx'
export { PlaceFields } from './place-fields.tsx'
