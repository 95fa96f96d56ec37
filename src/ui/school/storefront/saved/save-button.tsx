import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { useLate } from '#ui/school/boot/late/late-services.ts';
import styles from './save-button.module.css';

/**
 * Keeps a product for later, and lets go of it. For a visitor, and before the script, a link: to sign in and to come back with it
 * kept. @param isBare without words, for the corner of a cover.
 */
export const SaveButton = observer(function SaveButton({
  product: { slug, title },
  isBare = false,
}: {
  readonly product: { readonly slug: string; readonly title: string };
  readonly isBare?: boolean;
}) {
  const saved = useLate('saved');
  const { pathname, search } = useLocation();
  useEffect(() => void saved?.know(), [saved]);
  const isKept = saved?.has(slug) === true;
  const word = isKept ? 'Guardado' : 'Guardar';
  const shared = {
    className: styles[isBare ? 'corner' : 'wide'],
    'aria-label': `${word}: ${title}`,
  };
  const face = (
    <>
      <Icon name="bookmark" />
      {!isBare && word}
    </>
  );
  return saved?.isOpen === true ? (
    <button type="button" {...shared} aria-pressed={isKept} onClick={() => void saved.toggle(slug)}>
      {face}
    </button>
  ) : (
    <Link {...shared} to={`/guardar/${slug}?volver=${encodeURIComponent(pathname + search)}`}>
      {face}
    </Link>
  );
});
