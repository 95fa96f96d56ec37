import { useId } from 'react';
import { type LineChange, leastOf } from '#domain/cart/item-choices.ts';
import type { PlanPrice } from '#application/read-models/cart/cart-view.ts';
import { isReductionInForce, lineOf, type CartItem } from '#domain/cart/cart-item.ts';
import { formatDuration } from '#domain/cart/duration-text.ts';
import { optionAmount } from '#domain/cart/price-option.ts';
import { extensionAmount, type Extension } from '#domain/pricing/extension.ts';
import { formatMoney } from '#domain/shared/money.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { CheckboxField } from '#ui/kit/forms/checkbox-field.tsx';
import { MoneyText } from '#ui/kit/layout/money-text.tsx';
import { SelectField } from '#ui/kit/forms/select-field.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { SeatStepper } from './seat-stepper.tsx';
import styles from './cart-line.module.css';

export interface LineChoicesProps {
  readonly item: CartItem;
  readonly planPrices: readonly PlanPrice[];
  readonly hasActivePlan: boolean;
  readonly onChange: (change: LineChange) => void;
}

/** What can be chosen of a product in the cart: a plan's price, seats and extras, the extension. Source: CART-8, CART-9. */
export function LineChoices({ item, planPrices, hasActivePlan, onChange }: LineChoicesProps) {
  const isReduced = isReductionInForce(item);
  if (planPrices.length < 2 && item.options.length === 0 && item.extension === null) return null;
  return (
    <div className={styles.choices}>
      {planPrices.length > 1 && <PlanPriceSelect {...{ item, planPrices, onChange }} />}
      {item.options.map((option) => {
        const unit = optionAmount({ ...option, count: 1 }, isReduced);
        const choose = (count: number) => onChange({ options: [{ optionId: option.id, count }] });
        return option.kind === 'seat' ? (
          <SeatStepper key={option.id} option={option} unit={unit} least={leastOf(item)} onChange={choose} />
        ) : (
          <CheckboxField
            key={option.id}
            label={
              <>
                {option.label}, <MoneyText amount={unit} />
              </>
            }
            checked={option.count === 1}
            onChange={(event) => choose(event.target.checked ? 1 : 0)}
          />
        );
      })}
      {item.options.some(({ count }) => count > leastOf(item)) && (
        <Button look="quiet" size="small" onClick={() => onChange({ options: noneOf(item) })}>
          Quitar los adicionales<VisuallyHidden> de {item.title}</VisuallyHidden>
        </Button>
      )}
      {item.extension !== null && (
        <CheckboxField
          label={<ExtensionLabel item={item} extension={item.extension} hasActivePlan={hasActivePlan} />}
          checked={item.isExtended}
          onChange={(event) => onChange({ isExtended: event.target.checked })}
        />
      )}
    </div>
  );
}

/** Every option that was chosen, back to none, or to the one seat that there has to be. Source: CART-9. */
function noneOf({ options, seatsAlone = false }: CartItem): NonNullable<LineChange['options']> {
  const least = leastOf({ seatsAlone });
  return options.filter(({ count }) => count > least).map(({ id }) => ({ optionId: id, count: least }));
}

function PlanPriceSelect({ item, planPrices, onChange }: Pick<LineChoicesProps, 'item' | 'planPrices' | 'onChange'>) {
  const id = useId();
  return (
    <SelectField
      id={id}
      label="Cuánto dura"
      value={item.plan?.priceId ?? ''}
      onChange={(event) => onChange({ planPriceId: Number(event.target.value) })}
    >
      {planPrices.map((price) => (
        <option key={price.id} value={price.id}>
          {formatDuration(price.duration)}, {formatMoney(price.reduced ?? price.regular)}
        </option>
      ))}
    </SelectField>
  );
}

interface ExtensionLabelProps extends Pick<LineChoicesProps, 'item' | 'hasActivePlan'> {
  readonly extension: Extension;
}

function ExtensionLabel({ item, extension, hasActivePlan }: ExtensionLabelProps) {
  const { duration } = item;
  const longer = duration === null ? null : { ...duration, amount: duration.amount * extension.factor };
  return (
    <>
      {longer === null ? `Ampliar el acceso ${extension.factor} veces` : `Ampliar a ${formatDuration(longer)}`}, por{' '}
      <MoneyText amount={extensionAmount(lineOf(item, hasActivePlan).price, extension.discount)} /> más
    </>
  );
}
