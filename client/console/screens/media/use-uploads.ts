import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { refresh } from '../../api/use-call.ts';
import { useErrorText } from '../../ui/error-text.ts';
import { showToast } from '../../ui/toasts.tsx';
import { usePartner } from '../partner/use-partner.ts';
import { mostBytes, uploadNameOf } from './upload-name.ts';

export type FailedUpload = { fileName: string; problem: string };

type Uploads = {
  /** The file that is being uploaded. */
  current: string | undefined;
  failed: FailedUpload[];
  /** Uploads files one after the other; with `replaced` as a new version of that picture. */
  upload: (files: readonly File[], replaced?: string) => Promise<void>;
};

/** @param taken names of the pictures that exist */
export function useUploads(taken: readonly string[]): Uploads {
  const { t } = useLingui();
  const { code } = usePartner();
  const errorText = useErrorText();
  const [current, setCurrent] = useState<string>();
  const [failed, setFailed] = useState<FailedUpload[]>([]);

  async function problemOf(file: File, name: string | undefined): Promise<string | undefined> {
    if (!name) return t`Only JPEG, PNG, WebP, AVIF and GIF pictures can be uploaded.`;
    if (file.size > mostBytes) return t`The picture is larger than 10 MB.`;
    try {
      await call('uploadMedia', { code, name }, file);
      return undefined;
    } catch (error) {
      return errorText(error);
    }
  }
  async function upload(files: readonly File[], replaced?: string) {
    const names = new Set(taken);
    const problems: FailedUpload[] = [];
    setFailed([]);
    for (const file of files) {
      setCurrent(file.name);
      const name = replaced ?? uploadNameOf(file.name, names);
      const problem = await problemOf(file, name);
      if (problem !== undefined) problems.push({ fileName: file.name, problem });
      else if (name) names.add(name);
    }
    setCurrent(undefined);
    setFailed(problems);
    const done = files.length - problems.length;
    if (done > 0) showToast(replaced ? t`Replaced by the new version.` : t`Uploaded: ${done}`);
    await refresh('media');
  }
  return { current, failed, upload };
}
