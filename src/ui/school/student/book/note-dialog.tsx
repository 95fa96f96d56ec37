import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { highlightColours, joinNotes, LONGEST_NOTE } from '#domain/reading/annotation.ts';
import type { Passage } from '#domain/reading/highlight.ts';
import { Button } from '#ui/kit/button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { Notice } from '#ui/kit/states.tsx';
import { TextArea } from '#ui/kit/text-area.tsx';
import type { DeskStore } from './desk-store.ts';
import type { Mark } from './mark.ts';
import type { MarksStore } from './marks-store.ts';
import styles from './marks-panel.module.css';

interface NoteDialogProps {
  readonly desk: DeskStore;
  readonly marks: MarksStore;
  readonly section: { readonly id: number; readonly slug: string };
}

/** Where a note is written. What is written is kept in this browser before the school has it. */
export const NoteDialog = observer(function NoteDialog({ desk, marks, section }: NoteDialogProps) {
  const { writing } = desk;
  const mark = typeof writing === 'string' ? (marks.marks.find(({ id }) => id === writing) ?? null) : null;
  const passage = typeof writing === 'object' ? writing : (mark?.passage ?? null);
  if (passage === null) return null;
  const close = (): void => {
    desk.write(null);
    desk.touch(null);
  };
  if (mark !== null && mark.theirs !== null) return <Conflict mark={mark} marks={marks} onClose={close} />;
  const save = (note: string): void => {
    if (mark !== null) marks.change(mark.id, note, mark.colour);
    else marks.add(section, passage, highlightColours[0], note);
    close();
  };
  return <Editor passage={passage} mark={mark} marks={marks} onSave={save} onClose={close} />;
});

interface EditorProps {
  readonly passage: Passage;
  readonly mark: Mark | null;
  readonly marks: MarksStore;
  readonly onSave: (note: string) => void;
  readonly onClose: () => void;
}

function Editor({ passage, mark, marks, onSave, onClose }: EditorProps) {
  const [text, setText] = useState(mark?.note ?? '');
  const isTooLong = text.trim().length > LONGEST_NOTE;
  const error = isTooLong
    ? `La nota tiene ${text.trim().length} caracteres; el máximo es de ${LONGEST_NOTE}.`
    : undefined;
  const remove = (): void => {
    if (mark !== null) marks.remove(mark.id);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={mark === null || mark.note === '' ? 'Nueva nota' : 'Tu nota'}
      actions={
        <>
          <Button look="primary" disabled={isTooLong} onClick={() => onSave(text.trim())}>
            Guardar nota
          </Button>
          {mark !== null && (
            <Button look="danger" onClick={remove}>
              Quitar
            </Button>
          )}
        </>
      }
    >
      <blockquote className={styles.quote}>{passage.quote}</blockquote>
      {mark !== null && mark.detail !== '' && (
        <Notice kind="alert">
          <p>{mark.detail}</p>
        </Notice>
      )}
      <TextArea
        label="Nota"
        rows={6}
        value={text}
        error={error}
        data-autofocus
        onChange={(event) => setText(event.target.value)}
      />
    </Dialog>
  );
}

/** Two devices wrote at once: both texts are here, and the reader says what stays. */
function Conflict({ mark, marks, onClose }: { mark: Mark; marks: MarksStore; onClose: () => void }) {
  const theirs = mark.theirs?.note ?? '';
  const choose = (note: string): void => {
    marks.resolve(mark.id, note);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Tu nota cambió en otro dispositivo"
      actions={
        <>
          <Button look="primary" onClick={() => choose(joinNotes(theirs, mark.note))}>
            Unir las dos
          </Button>
          <Button onClick={() => choose(mark.note)}>Dejar la de aquí</Button>
          <Button onClick={() => choose(theirs)}>Dejar la otra</Button>
        </>
      }
    >
      <p>Ninguna se ha perdido. Elige cuál se queda.</p>
      <h3 className={styles.version}>La que escribiste aquí</h3>
      <p className={styles.note}>{mark.note === '' ? 'Sin texto.' : mark.note}</p>
      <h3 className={styles.version}>La del otro dispositivo</h3>
      <p className={styles.note}>{theirs === '' ? 'Sin texto.' : theirs}</p>
    </Dialog>
  );
}
