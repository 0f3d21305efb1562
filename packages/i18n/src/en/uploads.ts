/** Pictures a form takes. */
export const uploads = {
  image: 'Picture {{number}}',
  add_image: 'Add picture',
  remove_image: 'Remove picture',
  images_hint: 'Up to {{max}} pictures, JPG or PNG, {{size}} each.',
  image_wrong_type: 'Only JPG, PNG and GIF pictures',
  image_too_large: 'Pictures may have up to {{size}}',
} as const;
