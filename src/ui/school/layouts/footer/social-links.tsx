import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import type { IconName } from '#ui/kit/controls/icon-names.ts';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import styles from './footer.module.css';

/** Networks whose logos we draw, by their host. */
const networks: readonly { readonly host: string; readonly name: string; readonly icon: IconName }[] = [
  { host: 'facebook.com', name: 'Facebook', icon: 'facebook' },
  { host: 'linkedin.com', name: 'LinkedIn', icon: 'linkedin' },
  { host: 'youtube.com', name: 'YouTube', icon: 'youtube' },
  { host: 'instagram.com', name: 'Instagram', icon: 'instagram' },
  { host: 'tiktok.com', name: 'TikTok', icon: 'tiktok' },
  { host: 'wa.me', name: 'WhatsApp', icon: 'whatsapp' },
];

/** Links to the school's accounts elsewhere; only those that were configured. */
export function SocialLinks() {
  const { socialLinks } = useService(SiteSettings);
  const known = socialLinks.flatMap((href) => {
    const host = new URL(href).hostname;
    const network = networks.find((each) => host === each.host || host.endsWith(`.${each.host}`));
    return network === undefined ? [] : [{ href, ...network }];
  });
  if (known.length === 0) return null;
  return (
    <ul className={styles.social}>
      {known.map(({ href, name, icon }) => (
        <li key={href}>
          <a href={href} rel="noopener" aria-label={name}>
            <Icon name={icon} size="medium" />
          </a>
        </li>
      ))}
    </ul>
  );
}
