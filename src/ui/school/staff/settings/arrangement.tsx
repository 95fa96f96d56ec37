import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/kit/controls/button.tsx';
import { PlaceButtons } from '#ui/kit/controls/place-buttons.tsx';
import { FieldError } from '#ui/kit/forms/field.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import type { ArrangementLook } from './part-forms.ts';
import { SchoolSettingsStore } from './settings-store.ts';
import styles from './settings-part-page.module.css';

interface ArrangementProps {
  readonly field: string;
  readonly look: ArrangementLook;
  readonly mayManage: boolean;
}

/** Names in an order, each moved by a press, hidden and shown again; kept as words with a blank between them. */
export const Arrangement = observer(function Arrangement({ field, look, mayManage }: ArrangementProps) {
  const store = useService(SchoolSettingsStore);
  const { label, hint, names } = look;
  const written = store.draft.content[field];
  const shown = typeof written === 'string' && written !== '' ? written.split(' ') : [];
  const hidden = Object.keys(names).filter((name) => !shown.includes(name));
  const idOf = (name: string) => `${field}-${name}`;
  const focusOn = useFocusAfterPress(idOf);
  const write = (order: readonly string[]) => store.write(field, order.join(' '));
  const turn = (name: string, order: readonly string[]) => {
    focusOn(name);
    write(order);
  };
  return (
    <fieldset className={styles.rows} aria-describedby={`${field}-hint`}>
      <legend className={styles.legend}>{label}</legend>
      <p id={`${field}-hint`} className={styles.hint}>
        {hint}
      </p>
      <ol className={styles.arranged} aria-label="A la vista, en este orden">
        {shown.map((name, place) => (
          <li key={name} className={styles.placed}>
            <span>{names[name]}</span>
            {mayManage && (
              <Moves
                id={idOf(name)}
                away="Ocultar"
                called={names[name] ?? name}
                isFirst={place === 0}
                isLast={place === shown.length - 1}
                onUp={() => write(swapped(shown, place - 1))}
                onDown={() => write(swapped(shown, place))}
                onAway={() => turn(name, shown.toSpliced(place, 1))}
              />
            )}
          </li>
        ))}
      </ol>
      {hidden.length > 0 && (
        <ul className={styles.arranged} aria-label="Ocultas">
          {hidden.map((name) => (
            <li key={name} className={styles.placed}>
              <span className={styles.hint}>{names[name]}</span>
              {mayManage && (
                <Button
                  size="small"
                  id={idOf(name)}
                  aria-label={`Mostrar ${names[name]}`}
                  onClick={() => turn(name, [...shown, name])}
                >
                  Mostrar
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <FieldError id={field} error={store.problemOf(field)} />
    </fieldset>
  );
});

interface MovesProps {
  readonly id: string;
  readonly called: string;
  /** What takes it out of the order: 'Ocultar'. */
  readonly away: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onUp: () => void;
  readonly onDown: () => void;
  readonly onAway: () => void;
}

/** The buttons of something that stands in an order. */
export function Moves({ id, called, away, isFirst, isLast, onUp, onDown, onAway }: MovesProps) {
  return (
    <span className={styles.moves}>
      <PlaceButtons
        name={called}
        isFirst={isFirst}
        isLast={isLast}
        onMove={(step) => (step === -1 ? onUp() : onDown())}
      />
      <Button size="small" look="quiet" id={id} aria-label={`${away} ${called}`} onClick={onAway}>
        {away}
      </Button>
    </span>
  );
}

/** A button that goes away with its press hands the focus to the one that takes it back, which bears the same id. */
function useFocusAfterPress(idOf: (name: string) => string): (name: string) => void {
  const pressed = useRef<string | null>(null);
  useEffect(() => {
    if (pressed.current !== null) document.getElementById(idOf(pressed.current))?.focus();
    pressed.current = null;
  });
  return (name) => {
    pressed.current = name;
  };
}

/** A list with what stands at a place and what follows it changed about. */
export function swapped<T>(names: readonly T[], place: number): readonly T[] {
  return names.toSpliced(place, 2, ...names.slice(place, place + 2).toReversed());
}
