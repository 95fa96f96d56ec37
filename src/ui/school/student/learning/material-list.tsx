import { useState } from 'react';
import { LearningApi } from '#application/browser/learning/ports/learning-api.ts';
import type { ListedMaterial } from '#application/read-models/learning/content-outline.ts';
import { Navigator } from '#application/browser/shared/ports/navigator.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { ToastStore } from '#ui/school/boot/toast-store.ts';
import styles from './material-list.module.css';
import { fileText } from './texts.ts';

/** Files to download, each through an address that is asked for when it is wanted. */
export function MaterialList({ slug, materials }: { slug: string; materials: readonly ListedMaterial[] }) {
  return (
    <ul className={styles.list}>
      {materials.map((material) => (
        <Material key={material.id} slug={slug} material={material} />
      ))}
    </ul>
  );
}

function Material({ slug, material }: { slug: string; material: ListedMaterial }) {
  const api = useService(LearningApi);
  const navigator = useService(Navigator);
  const toasts = useService(ToastStore);
  const [isAsking, setAsking] = useState(false);
  const download = async (): Promise<void> => {
    setAsking(true);
    const address = await api.materialAddress(slug, material.id);
    setAsking(false);
    if (address.ok) navigator.leaveFor(address.value);
    else toasts.show({ kind: 'error', text: address.refusal.detail });
  };
  return (
    <li className={styles.material}>
      <Icon name="attachment" />
      <span className={styles.text}>
        {material.title}
        <span className={styles.facts}>{fileText(material)}</span>
      </span>
      <Button
        size="small"
        busy={isAsking && 'Preparando…'}
        aria-label={`Descargar ${material.title}`}
        onClick={() => void download()}
      >
        <Icon name="download" /> Descargar
      </Button>
    </li>
  );
}
