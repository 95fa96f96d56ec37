import { useId, useState, type FormEvent } from 'react';
import { MAX_SEATS, type PriceOption } from '#domain/cart/price-option.ts';
import type { Money } from '#domain/shared/money.ts';
import { IconButton } from '#ui/kit/controls/icon-button.tsx';
import { MoneyText } from '#ui/kit/layout/money-text.tsx';
import styles from './seat-stepper.module.css';

export interface SeatStepperProps {
  readonly option: PriceOption;
  /** What one of it costs now. */
  readonly unit: Money;
  /** The fewest that can be chosen. */
  readonly least: number;
  readonly onChange: (count: number) => void;
}

/** How many additional seats: one more, one less, or typed. Source: CART-9. */
export function SeatStepper({ option: { label, count }, unit, least, onChange }: SeatStepperProps) {
  const id = useId();
  // What is being typed; null: what was chosen stands in the field.
  const [typed, setTyped] = useState<string | null>(null);
  const choose = (wanted: number) => {
    const possible = Math.min(Math.max(wanted, least), MAX_SEATS);
    setTyped(null);
    if (possible !== count) onChange(possible);
  };
  const take = (event?: FormEvent) => {
    event?.preventDefault();
    if (typed !== null) choose(/^\d+$/.test(typed) ? Number(typed) : count);
  };
  return (
    <form className={styles.seats} onSubmit={take}>
      <label htmlFor={id} className={styles.label}>
        {label}
        <span className={styles.unit}>
          <MoneyText amount={unit} /> cada uno
        </span>
      </label>
      <div className={styles.stepper}>
        <IconButton
          icon="minus"
          label={`Uno menos: ${label}`}
          disabled={count === least}
          onClick={() => choose(count - 1)}
        />
        <input
          id={id}
          className={styles.count}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={typed ?? String(count)}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => take()}
        />
        <IconButton
          icon="plus"
          label={`Uno más: ${label}`}
          disabled={count === MAX_SEATS}
          onClick={() => choose(count + 1)}
        />
      </div>
    </form>
  );
}
