import { observer } from 'mobx-react-lite';
import { formatLimaTime, formatLongInstant } from '#domain/shared/dates.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Dialog } from '#ui/kit/overlay/dialog.tsx';
import styles from './editor.module.css';
import type { SaveState } from './part-source.ts';
import type { PartStore } from './part-store.ts';

/** Says whether everything that is on the screen is kept; asks, when somebody else saved meanwhile, whose it shall be. */
export const KeptState = observer(function KeptState({ store }: { store: PartStore<unknown> }) {
  return (
    <>
      <p role="status" className={styles.saved} data-state={store.state}>
        {textOf(store.state, store.savedAt)}
        {store.state === 'refused' && ` ${store.problem ?? ''}`}
      </p>
      <ConflictDialog store={store} />
    </>
  );
});

function textOf(state: SaveState, savedAt: string | null): string {
  switch (state) {
    case 'kept':
      return savedAt === null ? 'Sin cambios' : `Guardado a las ${formatLimaTime(new Date(savedAt))}`;
    case 'typed':
    case 'sending':
      return 'Guardando…';
    case 'offline':
      return 'Sin conexión: lo escrito queda aquí y se guarda solo al volver';
    case 'failed':
      return 'La escuela no pudo guardar: lo escrito queda aquí y se vuelve a intentar solo';
    case 'signed-out':
      return 'Tu sesión venció: lo escrito queda aquí y se guarda solo cuando ingreses otra vez';
    case 'refused':
      return 'No se guardó:';
    case 'conflict':
      return 'Otra persona guardó esta parte';
  }
}

const ConflictDialog = observer(function ConflictDialog({ store }: { store: PartStore<unknown> }) {
  const { conflict } = store;
  if (conflict === null) return null;
  const who = conflict.by === '' ? 'Otra persona' : conflict.by;
  const when = conflict.at === '' ? '' : ` el ${formatLongInstant(new Date(conflict.at))}`;
  return (
    <Dialog
      open
      alert
      dismissible={false}
      onClose={() => undefined}
      title={`${who} guardó esta parte`}
      actions={
        <>
          <Button look="primary" onClick={() => void store.takeTheirs()}>
            Quedarme con lo suyo
          </Button>
          <Button onClick={() => void store.keepMine()}>Poner lo mío encima</Button>
        </>
      }
    >
      <p>
        {who} la guardó{when}, mientras la editabas. Nada se ha perdido: elige qué versión queda en el borrador. La otra
        no se mezcla.
      </p>
    </Dialog>
  );
});
