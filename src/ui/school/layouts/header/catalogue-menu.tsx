import { type FocusEvent, type MouseEvent, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { catalogueParts } from '#domain/catalogue/catalogue-menu.ts';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { latePart } from '#ui/kit/feedback/late-part.tsx';
import styles from './catalogue-menu.module.css';

/** How many there are, and the categories, which the page does not carry. */
const Branch = latePart(() => import('./branch-facts.tsx').then((file) => file.BranchFacts), {
  unasked: true,
  waits: true,
});

const fold = ({ currentTarget }: { readonly currentTarget: HTMLElement }) =>
  (currentTarget.lastElementChild as HTMLElement).hidePopover();

/**
 * All kinds of products, unfolded below the header: by the platform's popover, before any script, which Escape and a press elsewhere
 * fold; following a link and leaving it by Tab do as well. Their categories come when it is first unfolded. Source: LAY-5; decisions.md.
 */
export function CatalogueMenu() {
  // Not said before the first press: until then the platform itself knows better.
  const [isOpen, setOpen] = useState<boolean>();
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what the platform unfolded before this ran is known nowhere else
    if (document.querySelector('#catalogo:popover-open')) setOpen(true);
  }, []);
  const follow = (event: MouseEvent<HTMLElement>) => {
    if ((event.target as Element).closest('a')) fold(event);
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) fold(event);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- its links are what is pressed
    <div onClick={follow} onBlur={leave}>
      <button type="button" popoverTarget="catalogo" aria-expanded={isOpen} className={styles.trigger} {...Branch.near}>
        Catálogo
        <Icon name="chevron-down" />
      </button>
      <div
        id="catalogo"
        popover="auto"
        className={styles.panel}
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <ul className={styles.parts}>
          {catalogueParts.map(({ kind, title, path }) => (
            <li key={kind}>
              <Link to={path}>{title}</Link>
              {isOpen && <Branch kind={kind} />}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
