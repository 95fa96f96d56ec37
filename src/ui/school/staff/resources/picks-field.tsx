import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { ResourceApi } from '#application/browser/office/resources/ports/resource-api.ts';
import type { ShownChoice } from '#application/read-models/office/resources/shown-things.ts';
import type { ResourceField } from '#domain/office/resources/field.ts';
import { IconButton } from '#ui/kit/controls/icon-button.tsx';
import { FieldError } from '#ui/kit/forms/field.tsx';
import { SearchCombobox } from '#ui/kit/forms/search-combobox.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { ResourceFormStore } from './resource-form-store.ts';
import styles from './resources.module.css';

/** Several of many, found by words; each can be taken out again. */
export const PicksField = observer(function PicksField({ name, field }: { name: string; field: ResourceField }) {
  const store = useService(ResourceFormStore);
  const api = useService(ResourceApi);
  const id = useId();
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<readonly ShownChoice[] | null>(null);
  const [known, setKnown] = useState<readonly ShownChoice[]>(() => store.open?.form.choices[name] ?? []);
  const typed = store.typed[name];
  const ids = Array.isArray(typed) ? (typed as readonly number[]) : [];
  const { of } = field;
  useEffect(() => {
    if (query.trim() === '' || of === undefined) return setFound(null);
    let isWanted = true;
    void api.pickable(of, query).then((found) => isWanted && setFound(found.ok ? found.value : []));
    return () => {
      isWanted = false;
    };
  }, [api, of, query]);
  const labelOf = (each: number) => known.find((choice) => choice.id === each)?.label ?? `N.º ${each}`;
  const pick = (picked: ShownChoice) => {
    setKnown([...known, picked]);
    setQuery('');
    if (!ids.includes(picked.id)) store.write(name, [...ids, picked.id]);
  };
  return (
    <fieldset className={styles.group} aria-describedby={store.faults[name] === undefined ? undefined : `${id}-error`}>
      <legend className={styles.legend}>{field.label}</legend>
      {ids.length > 0 && (
        <ul className={styles.picked} aria-label={`${field.label} elegidos`}>
          {ids.map((each) => (
            <li key={each}>
              <span>{labelOf(each)}</span>
              <IconButton
                icon="close"
                label={`Quitar ${labelOf(each)}`}
                onClick={() =>
                  store.write(
                    name,
                    ids.filter((other) => other !== each),
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
      <SearchCombobox
        label={`Buscar: ${field.label}`}
        placeholder="Nombre o código"
        query={query}
        onQueryChange={setQuery}
        results={found?.map((choice) => ({ id: String(choice.id), title: choice.label })) ?? null}
        onPick={(result) => pick({ id: Number(result.id), label: result.title })}
      />
      <FieldError id={id} error={store.faults[name]} />
    </fieldset>
  );
});
