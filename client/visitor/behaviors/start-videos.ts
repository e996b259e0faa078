/**
 * Replaces the videos (`[data-video]`, engine/domain/video) below `root` with players. The code loads only where there is one.
 */
export function startVideos(root: ParentNode): void {
  const figures = root.querySelectorAll<HTMLElement>('[data-video]');
  if (figures.length === 0) return;
  import('./play-videos.ts').then(
    (videos) => figures.forEach(videos.playWhenSeen),
    // They stay links.
    () => {},
  );
}
