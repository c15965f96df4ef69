/** Where a page tells which banners were seen and followed. Apart from the other calls: a public page tells it as it is left, by itself. */
export const COUNT_BANNERS_PATH = '/api/Vendor/countBanners'
