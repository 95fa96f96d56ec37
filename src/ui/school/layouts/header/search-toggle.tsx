import { type MouseEvent, useState } from 'react';
import { IconButton } from '#ui/kit/controls/icon-button.tsx';
import styles from './header.module.css';

/** On a phone, in the bar that stays at the top: unfolds the search, which stands before it in the page, below the bar. Source: LAY-4. */
export function SearchToggle() {
  const [isOpen, setOpen] = useState(false);
  const toggle = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    setOpen(!isOpen);
    if (!isOpen) currentTarget.previousElementSibling?.querySelector('input')?.focus();
  };
  return (
    <IconButton
      icon={isOpen ? 'close' : 'search'}
      label={isOpen ? 'Cerrar la búsqueda' : 'Buscar'}
      className={styles.searchToggle}
      aria-expanded={isOpen}
      onClick={toggle}
    />
  );
}
