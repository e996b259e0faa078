import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import { MediaPicker } from '../../ui/pickers/MediaPicker.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { ControlProps } from './control-props.ts';
import { useForm } from './form-context.ts';
import { Thumbnail } from './Thumbnail.tsx';

/** The path under which sites serve pictures. */
const folder = '/files/…';

/** The URL of a picture: picked from the partner's, or typed. */
export function PictureField({ path, value, title, shape, isRequired }: ControlProps) {
  const { t } = useLingui();
  const { setValue } = useForm();
  const url = typeof value === 'string' ? value : '';
  return (
    <div className="PictureField">
      <div className="LinkPicker">
        <TextField
          label={title}
          help={shape.help}
          value={url}
          onChange={(next) => setValue(path, next === '' && !isRequired ? undefined : next)}
          placeholder={folder}
          isRequired={isRequired}
        />
        <MediaPicker label={title} value={url} onChoose={(media) => setValue(path, media.url)} />
      </div>
      {url && (
        <div className="Row">
          <Thumbnail url={url} />
          {!isRequired && (
            <Button kind="quiet" onPress={() => setValue(path, undefined)} aria-label={t`Remove: ${title}`}>
              <Trans>Remove</Trans>
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
