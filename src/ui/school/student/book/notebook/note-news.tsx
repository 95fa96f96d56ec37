import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { truncate } from '#domain/shared/text.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { ToastStore } from '#ui/school/boot/toast-store.ts';
import type { DeskStore } from '#ui/school/student/book/desk-store.ts';
import type { NotebookStore } from './notebook-store.ts';
import type { NoteDrafts } from './note-drafts.ts';
import styles from '#ui/school/student/book/section-page.module.css';

interface NoteNewsProps {
  readonly desk: DeskStore;
  readonly notebook: NotebookStore;
  readonly drafts: NoteDrafts;
}

/** What of the reader's notes waits for the reader: one that was begun and not saved, one that two devices changed. */
export const NoteNews = observer(function NoteNews({ desk, notebook, drafts }: NoteNewsProps) {
  const conflicts = notebook.annotations.filter(({ state }) => state === 'conflict');
  useConflictsTold(conflicts.map(({ id }) => id).join(' '));
  const unfinished = desk.writing === null ? drafts.unfinished : [];
  return (
    <>
      {conflicts.map(({ id }) => (
        <Notice key={id} kind="alert" title="Una nota tuya cambió en dos dispositivos">
          <p className={styles.offer}>
            Conservamos los dos textos.
            <Button size="small" onClick={() => desk.write(id)}>
              Elegir cuál queda
            </Button>
          </p>
        </Notice>
      ))}
      {unfinished.map(({ subject, text }) => (
        <Notice key={JSON.stringify(subject)} title="Nota sin guardar">
          <p>{truncate(text, 140)}</p>
          <p className={styles.offer}>
            <Button size="small" onClick={() => desk.write(subject)}>
              Seguir escribiendo
            </Button>
            <Button size="small" look="quiet" onClick={() => drafts.end(subject)}>
              Descartar
            </Button>
          </p>
        </Notice>
      ))}
    </>
  );
});

/** Says it over the page at once: whoever wrote may be far down the text, and the dialog has closed. */
function useConflictsTold(ids: string): void {
  const toasts = useService(ToastStore);
  useEffect(() => {
    if (ids === '') return;
    toasts.show({
      kind: 'alert',
      title: 'Tu nota también cambió en otro dispositivo',
      text: 'Conservamos los dos textos. Ábrela en «Mis marcas y notas» y elige cuál queda.',
    });
  }, [ids, toasts]);
}
