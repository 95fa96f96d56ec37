import type { NewsItem } from '#application/read-models/home/news-item.ts';
import type { NoticeKind } from '#domain/orders/order-notice.ts';
import { cataloguePartOf } from '#domain/catalogue/catalogue-menu.ts';
import { formatLongDay, limaDay } from '#domain/shared/dates.ts';
import { contentPath } from '#domain/catalogue/product-kind.ts';
import type { IconName } from '#ui/kit/controls/icon-names.ts';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { Section } from '#ui/kit/layout/layout.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { PageMap } from '#ui/school/boot/page-map.ts';
import styles from './dashboard-page.module.css';
import { RowList } from '#ui/school/student/modules/row-list.tsx';

const notices: Readonly<Record<NoticeKind, { readonly text: string; readonly to: string; readonly icon: IconName }>> = {
  confirmed: { text: 'Confirmamos tu pago', to: '/main/mis-contenidos', icon: 'check-circle' },
  expired: { text: 'Un pedido venció sin pagarse', to: '/carrito', icon: 'clock' },
  'voucher-received': { text: 'Recibimos tu constancia de depósito', to: '/confirmar-pago', icon: 'receipt' },
  'voucher-rejected': { text: 'No pudimos aceptar tu constancia', to: '/confirmar-pago', icon: 'alert' },
  'gift-bought': { text: 'Confirmamos tu regalo', to: '/main/mis-comprobantes', icon: 'gift' },
  'gift-accepted': { text: 'Aceptaron tu regalo', to: '/main/mis-comprobantes', icon: 'gift' },
  refunded: { text: 'Te devolvimos dinero', to: '/main/mis-comprobantes', icon: 'receipt' },
  'refunded-by-bank': { text: 'Tu banco te devolvió dinero', to: '/main/mis-comprobantes', icon: 'receipt' },
  'refund-declined': { text: 'Respondimos la devolución que pediste', to: '/main/mis-comprobantes', icon: 'alert' },
  'receipt-replaced': { text: 'Reemplazamos tu comprobante', to: '/main/mis-comprobantes', icon: 'receipt' },
  'receipt-issued': { text: 'Tu comprobante está listo', to: '/main/mis-comprobantes', icon: 'receipt' },
};

/** What is new for the student. Source: MAIN-1. */
export function News({ news }: { news: readonly NewsItem[] }) {
  const pages = useService(PageMap);
  if (news.length === 0) return null;
  const unread = news.filter((item) => item.kind === 'answer' && item.isUnread).length;
  return (
    <Section title="Novedades para ti">
      {unread > 0 && (
        <p className={styles.unread}>
          {unread === 1 ? 'Tienes 1 respuesta sin leer.' : `Tienes ${unread} respuestas sin leer.`}
        </p>
      )}
      <RowList
        rows={news.map((item) => {
          const { text, to, icon, note } = told(item);
          return {
            key: `${item.kind} ${item.id}`,
            to: item.kind === 'order' && !pages.has(to) ? '/main/mis-contenidos' : to,
            title: text,
            note: [note, formatLongDay(limaDay(new Date(item.at)), { withYear: true })]
              .filter((part) => part !== '')
              .join(' · '),
            icon: <Icon name={icon} />,
          };
        })}
      />
    </Section>
  );
}

interface Told {
  readonly text: string;
  readonly to: string;
  readonly icon: IconName;
  readonly note: string;
}

function told(item: NewsItem): Told {
  if (item.kind === 'order') return { ...notices[item.notice], note: item.text };
  if (item.kind === 'answer') {
    const to = `/main/contenido/${item.slug}/consultas`;
    const note = item.isUnread ? `${item.title} · Sin leer` : item.title;
    return { text: 'Respondieron tu consulta', to, icon: 'chat', note };
  }
  const { one } = cataloguePartOf(item.productKind);
  return {
    text: item.title,
    to: contentPath(item.productKind, item.slug),
    icon: 'gift',
    note: `${one} nuevo en tu plan`,
  };
}
