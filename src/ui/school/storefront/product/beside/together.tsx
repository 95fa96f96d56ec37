import { observer } from 'mobx-react-lite';
import { useEffect, useState, type FormEvent } from 'react';
import { Clock } from '#application/ports/clock.ts';
import { type TogetherOffer, togetherSum, type TogetherSum } from '#domain/cart/together.ts';
import { formatLongDay, isPast, limaDay } from '#domain/shared/dates.ts';
import type { Money } from '#domain/shared/money.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { Section } from '#ui/kit/layout/layout.tsx';
import { MoneyText } from '#ui/kit/layout/money-text.tsx';
import { PriceBlock } from '#ui/kit/layout/price-block.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { useLate } from '#ui/school/boot/late/late-services.ts';
import { useAddTogether } from '#ui/school/storefront/cart/adding/use-add-together.ts';
import { ProductLine } from '#ui/school/storefront/catalogue/product-line.tsx';
import styles from './together.module.css';

/**
 * Products that a promotion makes cheaper together: each with its price, their sum one by one and together, and one button. What
 * it promises is what this visitor's cart will say; it ends with the promotion, or with the first of the prices.
 */
export const Together = observer(function Together({ offer }: { offer: TogetherOffer }) {
  const session = useLate('session');
  const cart = useLate('cart');
  const isOver = useIsOver(offer.until);
  const sum = togetherSum(offer, {
    owns: (id) => session?.owns(id) === true,
    items: cart?.cart.items ?? [],
    hasActivePlan: cart?.view.terms.hasActivePlan ?? false,
  });
  if (isOver || sum === null) return null;
  const { word } = offer.promotion;
  const code = cart?.cart.code?.word ?? null;
  return (
    <Section title="Llévalos juntos">
      <div className={styles.together}>
        <ul className={styles.products}>
          {sum.lines.map(({ product, price }) => (
            <li key={product.id}>
              <ProductLine product={product} price={price} />
            </li>
          ))}
        </ul>
        <div className={styles.sum}>
          <p className={styles.label}>Los {sum.lines.length} juntos</p>
          <PriceBlock
            price={sum.net}
            former={sum.price}
            formerLabel="Por separado"
            exempt={sum.lines.every(({ product }) => product.price.taxRate === 0)}
            size="large"
          />
          <p>
            Ahorras <MoneyText amount={(sum.price - sum.net) as Money} /> con la promoción {word}, hasta el{' '}
            {formatLongDay(limaDay(new Date(offer.until)))}.
          </p>
          <Action sum={sum} word={word} isInForce={code === word} />
          {code !== null && code !== word && (
            <p className={styles.quiet}>Ocupa el lugar del código {code}, que está en tu carrito.</p>
          )}
        </div>
      </div>
    </Section>
  );
});

interface ActionProps {
  readonly sum: TogetherSum;
  readonly word: string;
  /** The promotion is in force in the cart. */
  readonly isInForce: boolean;
}

function Action({ sum: { missing, lines }, word, isInForce }: ActionProps) {
  const add = useAddTogether();
  const [busy, setBusy] = useState(false);
  if (missing.length === 0 && isInForce) {
    return (
      <LinkButton to="/carrito" size="large" wide>
        <Icon name="check" />
        Ver en el carrito
      </LinkButton>
    );
  }
  const press = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    await add(missing, word);
    setBusy(false);
  };
  return (
    // Pressed before the script has come, or without it, the form is posted and answered by the page of the cart.
    <form method="post" action="/api/v1/cart-additions" onSubmit={(event) => void press(event)}>
      <input type="hidden" name="juntos" value={missing.map(({ slug }) => slug).join(',')} />
      <input type="hidden" name="codigo" value={word} />
      <Button type="submit" look="primary" size="large" wide busy={busy && 'Agregando…'}>
        {actionText(missing.length, lines.length)}
      </Button>
    </form>
  );
}

function actionText(missing: number, all: number): string {
  if (missing === all) return `Agregar los ${all} al carrito`;
  if (missing === 0) return 'Usar la promoción en el carrito';
  return missing === 1 ? 'Agregar al carrito el que falta' : `Agregar al carrito los ${missing} que faltan`;
}

/** Whether an instant has passed; false in the server's page, which was drawn before it. */
function useIsOver(until: string): boolean {
  const clock = useService(Clock);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const look = () => setOver(isPast(until, clock.now()));
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [clock, until]);
  return isOver;
}
