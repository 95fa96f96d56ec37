import { Link, useSearchParams } from 'react-router-dom';
import { Notice } from '#ui/kit/feedback/states.tsx';
import styles from '#ui/school/storefront/cart/cart-page.module.css';

const withoutCode =
  'Lo que elegiste está en tu carrito, pero su promoción ya no está en vigor: el total es sin ese descuento.';

const said: Readonly<Record<string, string>> = {
  'product-not-found': 'Ese producto ya no está a la venta, así que no entró a tu carrito.',
  'already-owned': 'Ya tienes ese producto. Lo encuentras en Mis contenidos.',
  'sold-out': 'Ese producto está agotado y no entró a tu carrito.',
  'plan-conflict':
    'Ese plan no entró a tu carrito: no va junto con otro que ya está en él. Quita ese otro y vuelve a agregarlo.',
  'plan-price-unknown':
    'Ese precio del plan ya no existe, así que no entró a tu carrito. Elige otra duración en su página.',
  'code-unknown': withoutCode,
  'code-expired': withoutCode,
  'code-not-yet-valid': withoutCode,
  'code-stopped': withoutCode,
  'code-used-up': withoutCode,
  'too-many-requests':
    'Hubo demasiados intentos seguidos desde tu red, así que el producto no entró a tu carrito. Espera un minuto y vuelve a agregarlo.',
  'too-much-at-once':
    'La escuela está muy ocupada y el producto no entró a tu carrito. Vuelve a agregarlo en unos segundos.',
  'from-elsewhere':
    'No pudimos comprobar que lo pediste desde nuestra página, así que no entró a tu carrito. Abre el producto y agrégalo desde ahí.',
};
const otherwise = 'No pudimos agregar el producto a tu carrito. Vuelve a intentarlo en un momento.';

/** What came of a button that was pressed before the script, or without it: the cart tells, by its address. */
export function PostedAddition() {
  const [query] = useSearchParams();
  const problem = query.get('problema');
  if (problem === null && query.get('agregado') === null) return null;
  return (
    <div className={styles.posted}>
      {problem === null ? (
        <Notice kind="success">
          Agregado a tu carrito. <Link to="/cursos">Sigue viendo el catálogo</Link>
        </Notice>
      ) : (
        <Notice kind="error">{said[problem] ?? otherwise}</Notice>
      )}
    </div>
  );
}
