import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { type CataloguePart, catalogueParts, categoryPath } from '#domain/catalogue/catalogue-menu.ts';
import { classNames } from '#ui/kit/layout/class-names.ts';
import { Drawer } from '#ui/kit/overlay/drawer.tsx';
import type { IconName } from '#ui/kit/controls/icon-names.ts';
import { IconButton } from '#ui/kit/controls/icon-button.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { PageMap } from '#ui/school/boot/page-map.ts';
import { useLate } from '#ui/school/boot/late/late-services.ts';
import { accountLinks } from './account-links.ts';
import { entrancePath } from './entrance-path.ts';
import { firstCategories } from './first-categories.ts';
import { VisitedSeller } from '#ui/school/layouts/visited-seller.tsx';
import styles from './mobile-menu.module.css';

export interface MobileMenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The menu of narrow screens. Source: LAY-4. */
export function MobileMenu({ open, onClose }: MobileMenuProps) {
  return (
    <Drawer open={open} onClose={onClose} title="Menú">
      <div className={styles.seller}>
        <VisitedSeller />
      </div>
      <nav aria-label="Catálogo">
        <ul className={styles.list}>
          {catalogueParts.map((part) => (
            <MobileBranch key={part.kind} part={part} onClose={onClose} />
          ))}
        </ul>
      </nav>
      <ul className={styles.list}>
        <MenuRow to="/verificacion" icon="certificate" onClick={onClose}>
          Validar un certificado
        </MenuRow>
      </ul>
      <AccountRows onClose={onClose} />
    </Drawer>
  );
}

/** A kind, and behind a press its categories, which the school tells. */
const MobileBranch = observer(function MobileBranch({ part, onClose }: { part: CataloguePart; onClose: () => void }) {
  const { kind, title, path, icon } = part;
  const catalogue = useLate('catalogue');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  useEffect(() => void catalogue?.load(), [catalogue]);
  const branch = catalogue?.of(kind) ?? null;
  const { shown, others } = branch === null ? { shown: [], others: 0 } : firstCategories(branch);
  return (
    <li className={styles.branch}>
      <RowLink to={path} icon={icon as IconName} onClick={onClose}>
        {title}
      </RowLink>
      {shown.length > 0 && (
        <>
          <IconButton
            icon="chevron-down"
            label={`Categorías de ${title.toLowerCase()}`}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          />
          <ul id={id} hidden={!isOpen} className={styles.categories}>
            {shown.map(({ slug, title: category }) => (
              <li key={slug}>
                <NavLink to={categoryPath(part, slug)} onClick={onClose}>
                  {category}
                </NavLink>
              </li>
            ))}
            {others > 0 && (
              <li>
                <NavLink end to={path} onClick={onClose}>
                  {others} categorías más
                </NavLink>
              </li>
            )}
          </ul>
        </>
      )}
    </li>
  );
});

/** What the end of a wide header holds: entering, or one's own pages. Source: LAY-6, LAY-7. */
const AccountRows = observer(function AccountRows({ onClose }: { onClose: () => void }) {
  const session = useLate('session');
  const pages = useService(PageMap);
  const { pathname, search } = useLocation();
  const here = pathname + search;
  if (session === null || session.user === null) {
    return (
      <ul className={styles.list}>
        <MenuRow to={entrancePath('/login', here)} icon="sign-in" onClick={onClose}>
          Ingresar
        </MenuRow>
        <MenuRow to={entrancePath('/registro', here)} icon="user" onClick={onClose}>
          Crear cuenta
        </MenuRow>
      </ul>
    );
  }
  return (
    <ul className={styles.list}>
      {accountLinks(session.user, session.canManageUsers, pages).map(({ to, icon, label }) => (
        <MenuRow key={to} to={to} icon={icon} onClick={onClose}>
          {label}
        </MenuRow>
      ))}
    </ul>
  );
});

interface MenuRowProps {
  readonly to: string;
  readonly icon: IconName;
  readonly onClick: () => void;
  readonly children: string;
}

function MenuRow(props: MenuRowProps) {
  return (
    <li>
      <RowLink {...props} />
    </li>
  );
}

function RowLink({ to, icon, onClick, children }: MenuRowProps) {
  return (
    <NavLink to={to} className={classNames(styles.row)} onClick={onClick}>
      <Icon name={icon} />
      {children}
    </NavLink>
  );
}
