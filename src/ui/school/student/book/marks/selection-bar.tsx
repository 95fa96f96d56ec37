import { observer } from 'mobx-react-lite';
import type { PointerEvent } from 'react';
import { highlightColours } from '#domain/reading/annotation.ts';
import { classNames } from '#ui/kit/layout/class-names.ts';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { IconButton } from '#ui/kit/controls/icon-button.tsx';
import type { DeskStore } from '#ui/school/student/book/desk-store.ts';
import type { Mark } from './mark.ts';
import type { MarksStore } from './marks-store.ts';
import styles from './selection-bar.module.css';
import { colourNames, stateTexts } from '#ui/school/student/book/texts.ts';

interface SelectionBarProps {
  readonly desk: DeskStore;
  /** Null: the reader can only cite. */
  readonly marks: MarksStore | null;
  readonly section: { readonly id: number; readonly slug: string };
  readonly onCite: (quote: string, start: number) => void;
}

/** Pressing a button must not take the selection away. */
const keepSelection = (event: PointerEvent): void => event.preventDefault();

/** What can be done with what is selected, or with the mark that was touched: at the bottom, never over the text selected. */
export const SelectionBar = observer(function SelectionBar({ desk, marks, section, onCite }: SelectionBarProps) {
  const touched = marks?.marks.find(({ id }) => id === desk.touched) ?? null;
  const { selection } = desk;
  if (selection === null && touched === null) return null;
  const passage = selection ?? touched?.passage;
  const colour = (chosen: (typeof highlightColours)[number]): void => {
    if (selection !== null) marks?.add(section, selection, chosen, '');
    else if (touched !== null) marks?.change(touched.id, touched.note, chosen);
    done(desk);
  };
  return (
    <div
      role="toolbar"
      aria-label={selection === null ? 'Texto marcado' : 'Texto seleccionado'}
      className={styles.bar}
      onPointerDown={keepSelection}
    >
      {marks !== null && (
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
          {stateTexts[touched.state]}
        </span>
      )}
      {touched !== null && selection === null && <RemoveButton desk={desk} marks={marks} mark={touched} />}
      <IconButton icon="close" label="Cerrar" onClick={() => done(desk)} />
    </div>
  );
});

function RemoveButton({ desk, marks, mark }: { desk: DeskStore; marks: MarksStore | null; mark: Mark }) {
  // A note is removed where it can be read.
  if (mark.note !== '') return null;
  const remove = (): void => {
    marks?.remove(mark.id);
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
