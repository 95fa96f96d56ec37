import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ResourceApi } from '#application/browser/office/resources/ports/resource-api.ts';
import type { ShownChoice } from '#application/read-models/office/resources/shown-things.ts';
import { mostPicks, picksOf } from '#domain/settings/front-settings.ts';
import { FieldError } from '#ui/kit/forms/field.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { PicksChoice } from '#ui/school/staff/resources/picks-choice.tsx';
import { numbered } from '#domain/shared/numbers-together.ts';
import { Moves, swapped } from './arrangement.tsx';
import type { PicksLook } from './part-forms.ts';
import { SchoolSettingsStore } from './settings-store.ts';
import styles from './settings-part-page.module.css';

interface FrontPicksProps {
  readonly field: string;
  readonly look: PicksLook;
  readonly mayManage: boolean;
}

/** Products found by words and put in an order; without any the school shows what comes by itself. */
export const FrontPicksField = observer(function FrontPicksField({ field, look, mayManage }: FrontPicksProps) {
  const store = useService(SchoolSettingsStore);
  const api = useService(ResourceApi);
  const { label, hint, kinds } = look;
  const written = store.draft.content[field];
  const ids = picksOf(typeof written === 'string' ? written : '');
  const { nameOf, learn } = useNames(ids);
  const write = (order: readonly number[]) => store.write(field, order.join(' '));
  const add = ([one]: readonly ShownChoice[]) => {
    if (one === undefined || ids.includes(one.id)) return;
    learn(one);
    write([...ids, one.id]);
  };
  return (
    <fieldset className={styles.rows} aria-describedby={`${field}-hint`}>
      <legend className={styles.legend}>{label}</legend>
      <p id={`${field}-hint`} className={styles.hint}>
        {ids.length === 0 ? 'Automático: la escuela los ordena sola.' : 'A mano. Después sigue lo automático.'} {hint}
      </p>
      {ids.length > 0 && (
        <ol className={styles.arranged} aria-label={label}>
          {ids.map((id, place) => (
            <li key={id} className={styles.placed}>
              <span>{nameOf(id)}</span>
              {mayManage && (
                <Moves
                  id={`${field}-${id}`}
                  away="Quitar"
                  called={nameOf(id)}
                  isFirst={place === 0}
                  isLast={place === ids.length - 1}
                  onUp={() => write(swapped(ids, place - 1))}
                  onDown={() => write(swapped(ids, place))}
                  onAway={() => write(ids.toSpliced(place, 1))}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      <FieldError id={field} error={store.problemOf(field)} />
      {mayManage && ids.length < mostPicks && (
        <PicksChoice
          label={label}
          picked={[]}
          find={(words) => api.pickable('products', words, kinds)}
          onChange={add}
        />
      )}
    </fieldset>
  );
});

/** What products are called by their ids; those not known yet are asked for once. */
function useNames(ids: readonly number[]) {
  const api = useService(ResourceApi);
  const [known, setKnown] = useState<ReadonlyMap<number, string>>(new Map());
  const learn = (...choices: readonly ShownChoice[]) =>
    setKnown((before) => new Map([...before, ...choices.map(({ id, label }) => [id, label] as const)]));
  const unknown = ids.filter((id) => !known.has(id)).join(' ');
  useEffect(() => {
    if (unknown === '') return;
    void api.picked('products', picksOf(unknown)).then((found) => found.ok && learn(...found.value));
  }, [api, unknown]);
  return { nameOf: (id: number) => known.get(id) ?? `Producto ${numbered(id)}`, learn };
}
