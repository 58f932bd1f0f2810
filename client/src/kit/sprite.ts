// A set of symbols in the page: put there once, and drawn with <use href="#name">.

/** Puts a sprite under an id into the page; false where it is there already. */
export function putSprite(page: Document, id: string, sprite: string): boolean {
  if (page.getElementById(id)) return false;
  const holder = page.createElement("div");
  holder.id = id;
  holder.hidden = true;
  holder.innerHTML = sprite;
  page.body.prepend(holder);
  return true;
}
