import { useId, useRef, type ComponentPropsWithRef, type MouseEvent, type ReactNode, type ToggleEvent } from 'react';
import { NavLink, type NavLinkProps } from 'react-router-dom';

import { classNames } from '#ui/kit/layout/class-names.ts';
import { Icon } from '#ui/kit/controls/icon.tsx';
import type { IconName } from '#ui/kit/controls/icon-names.ts';
import styles from './menu.module.css';

export interface MenuProps {
  /** What the button shows. */
  readonly label: ReactNode;
  /** The spoken name, when what it shows does not say it. */
  readonly spokenLabel?: string;
  /** `MenuLink`, `MenuButton`, `MenuDivider`. */
  readonly children: ReactNode;
  readonly className?: string;
}

/**
 * A button that unfolds a list of links. It is navigation, so it is no `role="menu"`: Tab walks it, Escape and a press
 * elsewhere fold it. The platform's popover does all that, before any script runs.
 */
export function Menu({ label, spokenLabel, children, className }: MenuProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const place = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState === 'open') placeBelow(event.currentTarget, trigger.current);
  };
  return (
    <>
      <button
        ref={trigger}
        type="button"
        popoverTarget={id}
        aria-label={spokenLabel}
        className={classNames(styles.trigger, className)}
      >
        {label}
        <Icon name="chevron-down" className={styles.arrow} />
      </button>
      <div id={id} popover="auto" className={styles.panel} onBeforeToggle={place}>
        <ul className={styles.list}>{children}</ul>
      </div>
    </>
  );
}

/** Where the platform cannot anchor the panel to its button yet. */
function placeBelow(panel: HTMLElement, trigger: HTMLElement | null): void {
  if (trigger === null || CSS.supports('position-area: block-end')) return;
  const box = trigger.getBoundingClientRect();
  panel.style.top = `${box.bottom}px`;
  panel.style.right = `${Math.max(8, document.documentElement.clientWidth - box.right)}px`;
}

function fold(event: MouseEvent<HTMLElement>): void {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}

interface MenuItemLook {
  readonly icon?: IconName;
  /** Stands at the far end: a count, 'Incompleto'. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A page of this app. */
export function MenuLink({
  icon,
  note,
  children,
  to,
  ...rest
}: MenuItemLook & Omit<NavLinkProps, 'children' | 'className' | 'onClick'>) {
  return (
    <li>
      <NavLink end {...rest} to={to} className={classNames(styles.item)} onClick={fold}>
        <MenuItemFace icon={icon} note={note}>
          {children}
        </MenuItemFace>
      </NavLink>
    </li>
  );
}

type MenuButtonProps = MenuItemLook & Omit<ComponentPropsWithRef<'button'>, 'children' | 'className'>;

/** Something to do: 'Cerrar sesión'. */
export function MenuButton({ icon, note, children, onClick, ...rest }: MenuButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    fold(event);
    onClick?.(event);
  };
  return (
    <li>
      <button {...rest} type="button" className={styles.item} onClick={press}>
        <MenuItemFace icon={icon} note={note}>
          {children}
        </MenuItemFace>
      </button>
    </li>
  );
}

function MenuItemFace({ icon, note, children }: { icon: IconName | undefined; note: ReactNode; children: ReactNode }) {
  return (
    <>
      {icon !== undefined && <Icon name={icon} />}
      {children}
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </>
  );
}

export function MenuDivider() {
  return (
    <li>
      <hr className={styles.divider} />
    </li>
  );
}
