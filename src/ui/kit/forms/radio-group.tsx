import { useId, type ReactNode } from 'react';

import { classNames } from '#ui/kit/layout/class-names.ts';
import { FieldError, OptionalMark, type FieldTexts } from './field.tsx';
import styles from './field.module.css';

export interface RadioOption<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
}

export interface RadioGroupProps<V extends string> extends FieldTexts {
  readonly name: string;
  readonly options: readonly RadioOption<V>[];
  /** Given with `onChange`: the caller keeps the choice. Without: the form does, beginning with `defaultValue`. */
  readonly value?: V | null;
  readonly defaultValue?: V;
  readonly onChange?: (value: V) => void;
  readonly disabled?: boolean;
  readonly required?: boolean;
  /** For a jump to it. */
  readonly id?: string;
}

/** One of a few, all in sight. */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  return <Radios {...props} look={styles.choice} />;
}

/** The same as cards: a payment method, a seat option, a plan. */
export function RadioCards<V extends string>(props: RadioGroupProps<V>) {
  return <Radios {...props} look={classNames(styles.choice, styles.card)} listLook={styles.cards} />;
}

function Radios<V extends string>(
  props: RadioGroupProps<V> & { look: string | undefined; listLook?: string | undefined },
) {
  const { label, hint, error, optional, disabled = false, options, look, listLook } = props;
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      id={props.id}
      className={styles.group}
      disabled={disabled}
      aria-describedby={describedBy === '' ? undefined : describedBy}
    >
      <legend className={styles.label}>
        {label}
        {optional && <OptionalMark />}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={listLook}>
        {options.map((option) => (
          <Radio key={option.value} {...props} id={id} option={option} look={look} />
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

interface RadioProps<V extends string> extends RadioGroupProps<V> {
  readonly id: string;
  readonly option: RadioOption<V>;
  readonly look: string | undefined;
}

function Radio<V extends string>(props: RadioProps<V>) {
  const { id, name, option, value, defaultValue, onChange, required, look } = props;
  const chosen =
    value === undefined
      ? { defaultChecked: defaultValue === option.value }
      : { checked: value === option.value, onChange: () => onChange?.(option.value) };
  const hintId = `${id}-${option.value}-hint`;
  return (
    <label className={look}>
      <input
        type="radio"
        name={name}
        value={option.value}
        disabled={option.disabled}
        required={required}
        aria-describedby={option.hint ? hintId : undefined}
        {...chosen}
        {...(value === undefined && onChange ? { onChange: () => onChange(option.value) } : {})}
      />
      <span className={styles.cardTitle}>{option.label}</span>
      {option.hint && (
        <span id={hintId} className={styles.hint}>
          {option.hint}
        </span>
      )}
    </label>
  );
}
