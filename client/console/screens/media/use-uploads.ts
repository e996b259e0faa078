import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MediaPlace } from '#schemas/operator/content-calls.ts';
import { CallError, call } from '../../api/call.ts';
import { refreshContent } from '../../api/refresh-content.ts';
import { uploadMedia } from '../../api/upload.ts';
import { refresh } from '../../api/use-call.ts';
import { useErrorText } from '../../ui/error-text.ts';
import { useHoldDialog } from '../../ui/hold-dialog.ts';
import { showToast } from '../../ui/toasts.tsx';
import { usePartner } from '../partner/use-partner.ts';
import { endingOf, haveOneType, maxBytes, titleOf, uploadNameOf } from './upload-name.ts';

export type FailedUpload = { fileName: string; problem: string };

/** A file that is being uploaded: the second of three, for example. */
export type CurrentUpload = {
  fileName: string;
  number: number;
  count: number;
  /** What has been sent of it, 0 to 1. */
  share: number;
};

export type Uploads = {
  current: CurrentUpload | undefined;
  failed: FailedUpload[];
  /** What still shows an earlier version of the picture that was replaced last. */
  earlier: MediaPlace[];
  /** Uploads files one after the other; with `replaced` as a new version of that picture. */
  upload: (files: readonly File[], replaced?: string) => Promise<void>;
  /** Cancels the current file and those after it. */
  cancel: () => void;
  /** The button that uploads, which gets the focus of the one that cancels. */
  button: RefObject<HTMLButtonElement | null>;
};

const isNameTaken = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'MEDIA_NAME_TAKEN';

/** @param taken names of the pictures that exist */
export function useUploads(taken: readonly string[]): Uploads {
  const { t } = useLingui();
  const { code } = usePartner();
  const errorText = useErrorText();
  const [current, setCurrent] = useState<CurrentUpload>();
  const [failed, setFailed] = useState<FailedUpload[]>([]);
  const [earlier, setEarlier] = useState<MediaPlace[]>([]);
  const running = useRef<AbortController>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const isLeft = useRef(false);
  useHoldDialog(current !== undefined);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  /** Uploads one file, and returns what was wrong. `names` has those in use; the new one is added. */
  async function problemOf(
    file: File,
    names: Set<string>,
    { replaced, ...options }: Parameters<typeof uploadMedia>[2] & { replaced: string | undefined },
  ): Promise<string | undefined> {
    const own = uploadNameOf(file.name, names);
    if (!own) return t`Only JPEG, PNG, WebP, AVIF and GIF pictures can be uploaded.`;
    const name = replaced ?? own;
    const ending = endingOf(name);
    if (!haveOneType(file.name, name))
      return t`Choose a ${ending} file, or upload this one as a new picture.`;
    if (file.size > maxBytes) return t`The picture is larger than 10 MB.`;
    names.add(name);
    try {
      const title = titleOf(file.name);
      await uploadMedia({ code, name, ...(!replaced && { isNew: 'true', title }) }, file, options);
      return undefined;
    } catch (error) {
      // Somebody else has since uploaded a picture with this name.
      if (!replaced && isNameTaken(error)) return problemOf(file, names, { replaced, ...options });
      return errorText(error);
    }
  }
  async function upload(files: readonly File[], replaced?: string) {
    if (running.current) {
      showToast(t`Please wait for the upload that is running, or cancel it.`);
      return;
    }
    running.current = new AbortController();
    const { signal } = running.current;
    const names = new Set(taken);
    const problems: FailedUpload[] = [];
    let done = 0;
    setFailed([]);
    setEarlier([]);
    for (const [index, file] of files.entries()) {
      if (signal.aborted) break;
      const one = { fileName: file.name, number: index + 1, count: files.length };
      const onProgress = (share: number) => setCurrent({ ...one, share });
      onProgress(0);
      const problem = await problemOf(file, names, { signal, onProgress, replaced });
      if (signal.aborted) break;
      if (problem !== undefined) problems.push({ fileName: file.name, problem });
      else done += 1;
    }
    running.current = undefined;
    setCurrent(undefined);
    setFailed(problems);
    // Nothing shows them any more.
    if (isLeft.current)
      for (const { fileName, problem } of problems) showToast(t`Not uploaded: ${fileName}. ${problem}`);
    if (signal.aborted) showToast(t`The upload was canceled.`);
    if (done > 0) await (replaced ? reportReplaced(replaced) : showToast(t`Uploaded: ${done}`));
    await refresh('media');
  }
  /** Tells what shows the new version: documents, and what an editor may not change, do not. */
  async function reportReplaced(name: string) {
    const uses = await call('mediaUses', { code, name }).catch(() => undefined);
    const places = uses?.places.filter(({ isEarlier }) => isEarlier) ?? [];
    setEarlier(places);
    showToast(
      places.length > 0
        ? t`Replaced, but ${plural(places.length, { one: '# place still shows', other: '# places still show' })} the earlier version.`
        : t`Replaced by the new version.`,
    );
    // Entries, popups and settings show the new version.
    await Promise.all([refreshContent(), refresh('popups', 'clinicSettings', 'savedSections')]);
  }
  function cancel() {
    button.current?.focus();
    running.current?.abort();
  }
  return { current, failed, earlier, upload, cancel, button };
}
