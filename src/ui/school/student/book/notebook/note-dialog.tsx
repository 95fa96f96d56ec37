import { observer } from 'mobx-react-lite';
import { highlightColours, joinNotes, LONGEST_NOTE, noteTooLongText } from '#domain/reading/annotation.ts';
import type { Passage } from '#domain/reading/highlight.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Dialog } from '#ui/kit/overlay/dialog.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { TextArea } from '#ui/kit/forms/text-area.tsx';
import type { DeskStore } from '#ui/school/student/book/desk-store.ts';
import type { ShownAnnotation } from './shown-annotation.ts';
import type { NotebookStore } from './notebook-store.ts';
import type { NoteDrafts } from './note-drafts.ts';
import styles from './notebook-panel.module.css';

interface NoteDialogProps {
  readonly desk: DeskStore;
  readonly notebook: NotebookStore;
  readonly drafts: NoteDrafts;
  readonly section: { readonly id: number; readonly slug: string };
}

/**
 * Where a note is written. Letter by letter it is kept in the tab, saved it is kept in this browser until the school has it: neither
 * Escape, nor a press beside, nor a reload loses any of it.
 */
export const NoteDialog = observer(function NoteDialog({ desk, notebook, drafts, section }: NoteDialogProps) {
  const { writing } = desk;
  const annotation =
    typeof writing === 'string' ? (notebook.annotations.find(({ id }) => id === writing) ?? null) : null;
  const passage = typeof writing === 'object' ? writing : (annotation?.passage ?? null);
  if (passage === null || writing === null) return null;
  const close = (): void => {
    desk.write(null);
    desk.touch(null);
  };
  if (annotation !== null && annotation.theirs !== null)
    return <Conflict annotation={annotation} notebook={notebook} drafts={drafts} onClose={close} />;
  const save = (note: string): void => {
    if (annotation !== null) notebook.change(annotation.id, note, annotation.colour);
    else notebook.add(section, passage, highlightColours[0], note);
    drafts.end(writing);
    close();
  };
  const { note: before } = annotation ?? { note: '' };
  const write = (text: string): void => (text === before ? drafts.end(writing) : drafts.write(writing, text));
  const remove = (): void => {
    if (annotation !== null) notebook.remove(annotation.id);
    drafts.end(writing);
    close();
  };
  const text = drafts.textOf(writing) ?? before;
  return <Editor {...{ passage, annotation, text }} onWrite={write} onSave={save} onRemove={remove} onClose={close} />;
});

interface EditorProps {
  readonly passage: Passage;
  readonly annotation: ShownAnnotation | null;
  readonly text: string;
  readonly onWrite: (text: string) => void;
  readonly onRemove: () => void;
  readonly onSave: (note: string) => void;
  readonly onClose: () => void;
}

function Editor({ passage, annotation, text, onWrite, onSave, onRemove, onClose }: EditorProps) {
  const isTooLong = text.trim().length > LONGEST_NOTE;
  const error = isTooLong ? noteTooLongText(text.trim().length, LONGEST_NOTE) : undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      title={annotation === null || annotation.note === '' ? 'Nueva nota' : 'Tu nota'}
      actions={
        <>
          <Button look="primary" disabled={isTooLong} onClick={() => onSave(text.trim())}>
            Guardar nota
          </Button>
          {annotation !== null && (
            <Button look="danger" onClick={onRemove}>
              Quitar
            </Button>
          )}
        </>
      }
    >
      <blockquote className={styles.quote}>{passage.quote}</blockquote>
      {annotation !== null && annotation.detail !== '' && (
        <Notice kind="alert">
          <p>{annotation.detail}</p>
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
  readonly annotation: ShownAnnotation;
  readonly notebook: NotebookStore;
  readonly drafts: NoteDrafts;
  readonly onClose: () => void;
}

/** Two devices wrote at once: both texts are here, and the reader says what stays. */
function Conflict({ annotation, notebook, drafts, onClose }: ConflictProps) {
  const theirs = annotation.theirs?.note ?? '';
  // What was being written here as the other text came is the later one.
  const mine = drafts.textOf(annotation.id) ?? annotation.note;
  const choose = (note: string): void => {
    notebook.resolve(annotation.id, note);
    drafts.end(annotation.id);
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
