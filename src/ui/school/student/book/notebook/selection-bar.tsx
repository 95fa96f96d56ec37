import { observer } from 'mobx-react-lite';
import type { PointerEvent } from 'react';
import { colourNames, highlightColours } from '#domain/reading/annotation.ts';
import { classNames } from '#ui/kit/layout/class-names.ts';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { IconButton } from '#ui/kit/controls/icon-button.tsx';
import type { DeskStore } from '#ui/school/student/book/desk-store.ts';
import type { ShownAnnotation } from './shown-annotation.ts';
import type { NotebookStore } from './notebook-store.ts';
import styles from './selection-bar.module.css';
import { annotationStateTexts } from '#ui/school/student/book/texts.ts';

interface SelectionBarProps {
  readonly desk: DeskStore;
  /** Null: the reader can only cite. */
  readonly notebook: NotebookStore | null;
  readonly section: { readonly id: number; readonly slug: string };
  readonly onCite: (quote: string, start: number) => void;
}

/** Pressing a button must not take the selection away. */
const keepSelection = (event: PointerEvent): void => event.preventDefault();

/** What can be done with what is selected, or with the annotation that was touched: at the bottom, never over the text selected. */
export const SelectionBar = observer(function SelectionBar({ desk, notebook, section, onCite }: SelectionBarProps) {
  const touched = notebook?.annotations.find(({ id }) => id === desk.touched) ?? null;
  const { selection } = desk;
  if (selection === null && touched === null) return null;
  const passage = selection ?? touched?.passage;
  const colour = (chosen: (typeof highlightColours)[number]): void => {
    if (selection !== null) notebook?.add(section, selection, chosen, '');
    else if (touched !== null) notebook?.change(touched.id, touched.note, chosen);
    done(desk);
  };
  return (
    <div
      role="toolbar"
      aria-label={selection === null ? 'Texto marcado' : 'Texto seleccionado'}
      className={styles.bar}
      onPointerDown={keepSelection}
    >
      {notebook !== null && (
        <>
          {highlightColours.map((each) => (
            <button
              key={each}
              type="button"
              className={classNames(styles.colour, styles[each])}
              aria-label={`Resaltar en ${colourNames[each].toLowerCase()}`}
              aria-pressed={touched === null ? undefined : touched.colour === each}
              onClick={() => colour(each)}
            >
              <span aria-hidden />
            </button>
          ))}
          <button type="button" className={styles.act} onClick={() => desk.write(selection ?? touched?.id ?? null)}>
            <Icon name="note" /> Nota
          </button>
        </>
      )}
      <button
        type="button"
        className={styles.act}
        onClick={() => {
          onCite(passage?.quote ?? '', touched?.found?.start ?? passage?.start ?? 0);
          done(desk);
        }}
      >
        <Icon name="copy" /> Copiar cita
      </button>
      {touched !== null && selection === null && (
        <span role="status" className={styles.state}>
          {annotationStateTexts[touched.state]}
        </span>
      )}
      {touched !== null && selection === null && <RemoveButton desk={desk} notebook={notebook} annotation={touched} />}
      <IconButton icon="close" label="Cerrar" onClick={() => done(desk)} />
    </div>
  );
});

function RemoveButton({
  desk,
  notebook,
  annotation,
}: {
  desk: DeskStore;
  notebook: NotebookStore | null;
  annotation: ShownAnnotation;
}) {
  // A note is removed where it can be read.
  if (annotation.note !== '') return null;
  const remove = (): void => {
    notebook?.remove(annotation.id);
    desk.touch(null);
  };
  return <IconButton icon="trash" label="Quitar el resaltado" onClick={remove} />;
}

/** Ends with nothing selected. */
export function done(desk: DeskStore): void {
  document.getSelection()?.removeAllRanges();
  desk.select(null);
  desk.touch(null);
}
