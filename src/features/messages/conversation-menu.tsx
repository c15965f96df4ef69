import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs'
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs'
import { useState } from 'react'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import { useOnlinePart } from '../../ui/use-online-part.ts'
import type { ConversationItem } from './message-commands.ts'

const load = () => import('./report-conversation.tsx').then((part) => part.ReportConversation)

/** What one can do about a conversation that is not going well. */
export function ConversationMenu({
  id,
  item: { name, blocked },
  onBlock,
}: {
  id: string
  item: ConversationItem
  /** Undefined for who may not. */
  onBlock: ((blocked: boolean) => void) | undefined
}) {
  const { Part, open, show, hide } = useOnlinePart(load)
  const [blocking, setBlocking] = useState(false)
  return (
    <>
      <Menu
        label={`Azioni per la conversazione con ${name}`}
        items={[
          { label: 'Segnala', icon: IconFlag, onSelect: () => void show() },
          ...(onBlock
            ? [
                blocked
                  ? { label: 'Sblocca la coppia', icon: IconBan, onSelect: () => onBlock(false) }
                  : {
                      label: 'Blocca la coppia',
                      icon: IconBan,
                      danger: true,
                      onSelect: () => setBlocking(true),
                    },
              ]
            : []),
        ]}
      />
      <ConfirmDialog
        open={blocking}
        title={`Bloccare ${name}?`}
        confirmLabel="Blocca"
        danger
        onCancel={() => setBlocking(false)}
        onConfirm={() => {
          setBlocking(false)
          onBlock?.(true)
        }}
      >
        Non potrà più scriverti finché non la sblocchi. Le prenotazioni restano come sono.
      </ConfirmDialog>
      {Part && <Part open={open} conversationId={id} name={name} onClose={hide} />}
    </>
  )
}
