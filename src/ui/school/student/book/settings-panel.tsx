import { observer } from 'mobx-react-lite';
import { readingThemes, textFaces, textSizes } from '#domain/reading/reading-settings.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { CheckboxField } from '#ui/kit/forms/checkbox-field.tsx';
import { Drawer } from '#ui/kit/overlay/drawer.tsx';
import { RadioGroup } from '#ui/kit/forms/radio-group.tsx';
import type { DeskStore } from './desk-store.ts';
import type { SettingsStore } from './settings-store.ts';
import styles from './settings-panel.module.css';
import { faceNames, sizeNames, themeNames } from './texts.ts';

/** Size, face and ground of the text, and whether letters are shortcuts; kept in this browser. */
export const SettingsPanel = observer(function SettingsPanel({
  desk,
  settings,
}: {
  readonly desk: DeskStore;
  readonly settings: SettingsStore;
}) {
  const { size, face, theme, hasShortcuts } = settings.settings;
  return (
    <Drawer open side="right" title="Ajustes de lectura" onClose={() => desk.show(null)}>
      <div className={styles.groups}>
        <RadioGroup
          label="Tamaño de la letra"
          name="size"
          value={size}
          options={textSizes.map((value) => ({ value, label: sizeNames[value] }))}
          onChange={(value) => settings.set({ size: value })}
        />
        <RadioGroup
          label="Letra"
          name="face"
          value={face}
          options={textFaces.map((value) => ({ value, label: faceNames[value] }))}
          onChange={(value) => settings.set({ face: value })}
        />
        <RadioGroup
          label="Fondo"
          name="theme"
          value={theme}
          options={readingThemes.map((value) => ({ value, label: themeNames[value] }))}
          onChange={(value) => settings.set({ theme: value })}
        />
        <CheckboxField
          label="Usar atajos de teclado"
          checked={hasShortcuts}
          onChange={(event) => settings.set({ hasShortcuts: event.target.checked })}
        />
        <Button look="quiet" onClick={() => desk.show('shortcuts')}>
          Ver los atajos de teclado
        </Button>
      </div>
    </Drawer>
  );
});
