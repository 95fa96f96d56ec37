import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import styles from './samples.module.css';

interface SamplesProps<V extends string> {
  readonly label: string;
  readonly values: readonly V[];
  readonly names: Readonly<Record<V, string>>;
  readonly value: V;
  readonly onChange: (value: V) => void;
  /** What shows how it would be. */
  readonly sample: (value: V) => ReactNode;
  /** Its name stands under the sample; otherwise it is its tip and is only spoken. */
  readonly named?: boolean;
}

/** One of a few, each shown by a sample of itself. */
export function Samples<V extends string>(props: SamplesProps<V>) {
  const { label, values, names, value, onChange, sample, named = false } = props;
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.row}>
        {values.map((each) => (
          <label key={each} className={styles.choice} title={named ? undefined : names[each]}>
            <input type="radio" name={name} checked={each === value} onChange={() => onChange(each)} />
            <span aria-hidden className={styles.sample}>
              {sample(each)}
            </span>
            {named ? (
              <span className={styles.name}>{names[each]}</span>
            ) : (
              <VisuallyHidden>{names[each]}</VisuallyHidden>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
