import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { titled } from '../../lib/titled.ts'
import { DeleteAccountButton } from '../../features/account/deletion/delete-account-button.tsx'
import { SignOutDialog } from '../../features/account/sign-out-dialog.tsx'
import { useTasks } from '../../features/couple-tasks/couple-task-face.ts'
import { useTaskActions } from '../../features/couple-tasks/task-actions.ts'
import { movesForDate } from '../../features/couple-tasks/task-plan.ts'
import { AddPictures } from '../../features/files/add-pictures.tsx'
import { useToday } from '../../lib/clock.ts'
import { ProfileScreen, SignOutButton } from '../../features/couple/profile-screen.tsx'
import { CopyPanel } from '../../features/sync/copy/copy-panel.tsx'

/** The couple itself. A new day for the wedding may move the list with it. */
export const Route = createFileRoute('/couple/profile')({
  head: titled('Voi due'),
  component: ProfileRoute,
})

function ProfileRoute() {
  const today = useToday()
  const { tasks } = useTasks()
  const actions = useTaskActions(tasks)
  const [leaving, setLeaving] = useState(false)
  return (
    <ProfileScreen
      countMoves={(before, after) => movesForDate(tasks, before, after, today).length}
      onMoveTasks={(before, after) => void actions.moveWithWedding(movesForDate(tasks, before, after, today))}
      renderPicker={(label, onAdd) => <AddPictures single variant="quiet" label={label} onAdd={onAdd} />}
      signOut={
        <>
          <CopyPanel />
          <SignOutButton onOpen={() => setLeaving(true)} />
          <SignOutDialog open={leaving} onClose={() => setLeaving(false)} />
          <DeleteAccountButton />
        </>
      }
    />
  )
}
