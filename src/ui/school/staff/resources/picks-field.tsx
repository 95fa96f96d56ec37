import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { ResourceApi } from '#application/browser/office/resources/ports/resource-api.ts';
import type { ResourceField } from '#domain/office/resources/field.ts';
import { FieldError } from '#ui/kit/forms/field.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { numbered } from '#domain/shared/numbers-together.ts';
import { PicksChoice } from './picks-choice.tsx';
import { ResourceFormStore } from './resource-form-store.ts';
import styles from './resources.module.css';

/** A field that holds several of many. */
export const PicksField = observer(function PicksField({ name, field }: { name: string; field: ResourceField }) {
  const store = useService(ResourceFormStore);
  const api = useService(ResourceApi);
  const id = useId();
  const [known, setKnown] = useState(() => store.open?.form.choices[name] ?? []);
  const typed = store.typed[name];
  const ids = Array.isArray(typed) ? (typed as readonly number[]) : [];
  const picked = ids.map((each) => known.find((choice) => choice.id === each) ?? { id: each, label: numbered(each) });
  return (
    <fieldset className={styles.group} aria-describedby={store.faults[name] === undefined ? undefined : `${id}-error`}>
      <legend className={styles.legend}>{field.label}</legend>
      <PicksChoice
        label={field.label}
        picked={picked}
        find={(words) => api.pickable(field.of ?? 'products', words)}
        onChange={(changed) => {
          setKnown([...known, ...changed]);
          store.write(
            name,
            changed.map((each) => each.id),
          );
        }}
      />
      <FieldError id={id} error={store.faults[name]} />
    </fieldset>
  );
});
