import type { Profile } from '#domain/accounts/profile.ts';
import type { IconName } from '#ui/kit/controls/icon-names.ts';
import type { PageMap } from '#ui/school/boot/page-map.ts';

export interface AccountLink {
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
  /** A word at the far end. */
  readonly note: string | null;
}

/** What the menu of a signed-in visitor leads to, in its order; pages that this school does not have yet are left out. Source: LAY-7. */
export function accountLinks(user: Profile, canManageUsers: boolean, pages: PageMap): readonly AccountLink[] {
  const { earnsAs = [] } = user;
  const links: readonly (AccountLink & { readonly shown?: boolean })[] = [
    { to: '/main/mis-contenidos', icon: 'book-open', label: 'Mis contenidos', note: null },
    { to: '/main/plan', icon: 'layers', label: 'Mi plan', note: null },
    { to: '/main/gestion-usuarios', icon: 'users', label: 'Gestionar usuarios', note: null, shown: canManageUsers },
    {
      to: '/main/perfil',
      icon: user.profileComplete ? 'check-circle' : 'alert',
      label: 'Mi perfil',
      note: user.profileComplete ? 'Completo' : 'Incompleto',
    },
    {
      to: '/main/participaciones',
      icon: 'calculator',
      label: 'Mis participaciones',
      note: null,
      shown: earnsAs.length > 0,
    },
    { to: '/main/mis-ventas', icon: 'coupon', label: 'Mis ventas', note: null, shown: earnsAs.includes('seller') },
    { to: '/confirmar-pago', icon: 'card', label: 'Confirmación de pago', note: null },
    { to: '/sesiones', icon: 'lock', label: 'Sesiones abiertas', note: null },
    { to: '/colaboradores', icon: 'briefcase', label: 'Área de colaboradores', note: null, shown: user.isCollaborator },
  ];
  return links.filter(({ to, shown = true }) => shown && pages.has(to));
}
