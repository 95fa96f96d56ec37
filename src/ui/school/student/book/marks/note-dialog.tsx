import { observer } from 'mobx-react-lite';
import { highlightColours, joinNotes, LONGEST_NOTE, noteTooLongText } from '#domain/reading/annotation.ts';
import type { Passage } from '#domain/reading/highlight.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Dialog } from '#ui/kit/overlay/dialog.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { TextArea } from '#ui/kit/forms/text-area.tsx';
import type { DeskStore } from '#ui/school/student/book/desk-store.ts';
import type { Mark } from './mark.ts';
import type { MarksStore } from './marks-store.ts';
import type { NoteDrafts } from './note-drafts.ts';
import styles from './marks-panel.module.css';

interface NoteDialogProps {
  readonly desk: DeskStore;
  readonly marks: MarksStore;
  readonly drafts: NoteDrafts;
  readonly section: { readonly id: number; readonly slug: string };
}

/**
 * Where a note is written. Letter by letter it is kept in the tab, saved it is kept in this browser until the school has it: neither
 * Escape, nor a press beside, nor a reload loses any of it.
 */
export const NoteDialog = observer(function NoteDialog({ desk, marks, drafts, section }: NoteDialogProps) {
  const { writing } = desk;
  const mark = typeof writing === 'string' ? (marks.marks.find(({ id }) => id === writing) ?? null) : null;
  const passage = typeof writing === 'object' ? writing : (mark?.passage ?? null);
  if (passage === null || writing === null) return null;
  const close = (): void => {
    desk.write(null);
    desk.touch(null);
  };
  if (mark !== null && mark.theirs !== null)
    return <Conflict mark={mark} marks={marks} drafts={drafts} onClose={close} />;
  const save = (note: string): void => {
    if (mark !== null) marks.change(mark.id, note, mark.colour);
    else marks.add(section, passage, highlightColours[0], note);
    drafts.end(writing);
    close();
  };
  const { note: before } = mark ?? { note: '' };
  const write = (text: string): void => (text === before ? drafts.end(writing) : drafts.write(writing, text));
  const remove = (): void => {
    if (mark !== null) marks.remove(mark.id);
    drafts.end(writing);
    close();
  };
  const text = drafts.textOf(writing) ?? before;
  return <Editor {...{ passage, mark, text }} onWrite={write} onSave={save} onRemove={remove} onClose={close} />;
});

interface EditorProps {
  readonly passage: Passage;
  readonly mark: Mark | null;
  readonly text: string;
  readonly onWrite: (text: string) => void;
  readonly onRemove: () => void;
  readonly onSave: (note: string) => void;
  readonly onClose: () => void;
}

function Editor({ passage, mark, text, onWrite, onSave, onRemove, onClose }: EditorProps) {
  const isTooLong = text.trim().length > LONGEST_NOTE;
  const error = isTooLong ? noteTooLongText(text.trim().length, LONGEST_NOTE) : undefined;
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
            <Button look="danger" onClick={onRemove}>
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
        hint="Lo que escribes se conserva aunque cierres esta ventana."
        onChange={(event) => onWrite(event.target.value)}
      />
    </Dialog>
  );
}

interface ConflictProps {
  readonly mark: Mark;
  readonly marks: MarksStore;
  readonly drafts: NoteDrafts;
  readonly onClose: () => void;
}

/** Two devices wrote at once: both texts are here, and the reader says what stays. */
function Conflict({ mark, marks, drafts, onClose }: ConflictProps) {
  const theirs = mark.theirs?.note ?? '';
  // What was being written here as the other text came is the later one.
  const mine = drafts.textOf(mark.id) ?? mark.note;
  const choose = (note: string): void => {
    marks.resolve(mark.id, note);
    drafts.end(mark.id);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Tu nota cambió en otro dispositivo"
      actions={
        <>
          <Button look="primary" onClick={() => choose(joinNotes(theirs, mine))}>
            Unir las dos
          </Button>
          <Button onClick={() => choose(mine)}>Dejar la de aquí</Button>
          <Button onClick={() => choose(theirs)}>Dejar la otra</Button>
        </>
      }
    >
      <p>Ninguna se ha perdido. Elige cuál se queda.</p>
      <h3 className={styles.version}>La que escribiste aquí</h3>
      <p className={styles.note}>{mine === '' ? 'Sin texto.' : mine}</p>
      <h3 className={styles.version}>La del otro dispositivo</h3>
      <p className={styles.note}>{theirs === '' ? 'Sin texto.' : theirs}</p>
    </Dialog>
  );
}
