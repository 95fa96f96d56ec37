import { Icon } from '#ui/kit/controls/icon.tsx';
import type { IconName } from '#ui/kit/controls/icon-names.ts';
import { useSchoolOrigin } from '#ui/sign-in/frame/entrance-page.tsx';
import { Link } from 'react-router-dom';
import styles from './dashboard-page.module.css';

export interface Destination {
  /** A path of the school, or, where it begins with `/dashboard`, of this app. */
  readonly path: string;
  readonly icon: IconName;
  readonly text: string;
}

/** Where to go from here. */
export function DestinationList({ destinations, label }: { destinations: readonly Destination[]; label: string }) {
  const schoolOrigin = useSchoolOrigin();
  return (
    <nav aria-label={label}>
      <ul className={styles.places}>
        {destinations.map(({ path, icon, text }) => {
          const content = (
            <>
              <Icon name={icon} />
              {text}
              <Icon name="chevron-right" />
            </>
          );
          return (
            <li key={path}>
              {path.startsWith('/dashboard') ? (
                <Link to={path}>{content}</Link>
              ) : (
                <a href={schoolOrigin + path}>{content}</a>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
