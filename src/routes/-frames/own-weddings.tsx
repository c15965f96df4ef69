import { useNavigate } from '@tanstack/react-router'
import { AddPictures } from '../../features/files/add-pictures.tsx'
import { OwnWeddingsScreen } from '../../features/own-weddings/own-weddings-screen.tsx'

/** A vendor's real weddings, with the sheet that the address opens over them. @param open a wedding, or `new` */
export default function OwnWeddings({ open }: { open: string | undefined }) {
  const navigate = useNavigate()
  const onOpen = (id: string | undefined) => {
    if (id === undefined) return void navigate({ to: '/vendor/real-wedding', resetScroll: false })
    if (id === 'new') return void navigate({ to: '/vendor/real-wedding/add-new', resetScroll: false })
    return void navigate({
      to: '/vendor/real-wedding/edit-wedding',
      search: { wedding: id },
      resetScroll: false,
    })
  }
  return (
    <OwnWeddingsScreen
      open={open}
      onOpen={onOpen}
      renderPicker={(picker) => <AddPictures variant="quiet" {...picker} />}
    />
  )
}
